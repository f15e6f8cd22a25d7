/** The steps that changed files require; those that fail fastest come first. Pure. In: paths from the root. */
export function changedSteps(files: readonly string[]): (readonly string[])[] {
  const code = files.filter((file) => /\.(?:ts|tsx|mts|mjs|cjs)$/.test(file))
  const pages = files.filter((file) => /^docs\/.*\.mdx$/.test(file))
  const tests = files.some((file) => /^(?:data|receipts|sidebars)\//.test(file)) ? ['model', 'sidebars'] : []
  return [
    ...(files.length > 0 ? [['prettier', '--check', '--ignore-unknown', ...files]] : []),
    ...(pages.length > 0
      ? [
          ['tsx', 'tools/check-sources.ts'],
          ['tsx', 'tools/check-content.ts', ...pages],
        ]
      : []),
    ...(code.length > 0
      ? [
          ['eslint', '--max-warnings', '0', ...code],
          ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
          ['depcruise', '--config', '.dependency-cruiser.cjs', ...LAYERS],
        ]
      : []),
    ...(code.length > 0 ? [['vitest', 'related', '--run', ...code]] : []),
    ...(tests.length > 0 ? [['vitest', 'run', ...tests]] : []),
  ]
}

/** Folders that the layer rules apply to. */
const LAYERS = [
  'model',
  'mdx',
  'config',
  'sidebars',
  'src',
  'plugins',
  'postbuild',
  'server',
  'mcp',
  'packages',
  'checks',
  'tools',
]
