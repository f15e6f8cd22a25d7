/** Languages that pages may use, as Shiki names them. `text` is not colored. */
export const languages = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'json',
  'sh',
  'solidity',
  'yaml',
  'toml',
  'diff',
  'html',
  'css',
  'graphql',
  'python',
  'rust',
  'go',
  'kotlin',
  'swift',
  'ini',
  'sql',
  'mdx',
  'http',
] as const

export type Language = (typeof languages)[number]

const aliases: Record<string, Language> = {
  typescript: 'ts',
  javascript: 'js',
  bash: 'sh',
  shell: 'sh',
  sol: 'solidity',
  yml: 'yaml',
  md: 'mdx',
  env: 'ini',
}

/** Languages whose samples a reader could run, so samples that weren't run are marked as such. */
const RUNNABLE = new Set(['ts', 'tsx', 'js', 'jsx', 'solidity', 'python', 'rust', 'go', 'kotlin', 'swift'])

export const isRunnable = (language: string | undefined): boolean => RUNNABLE.has(language ?? '')

/** The language to use for coloring, or undefined for plain text. */
export function colored(language: string | undefined): Language | undefined {
  if (!language) return undefined
  const found = aliases[language] ?? language
  return (languages as readonly string[]).includes(found) ? (found as Language) : undefined
}
