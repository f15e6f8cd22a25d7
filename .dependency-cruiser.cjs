// The layers from ARCHITECTURE.md as rules for what each folder may import. `npm run check:layers` applies them, and
// tools/layers.test.ts has a file that breaks each rule.

const TESTS = '\\.test\\.tsx?$|/fixtures/|-fixture\\.ts$|/fixture-pages\\.ts$'

const OURS = [
  'bench',
  'checks',
  'config',
  'data',
  'mcp',
  'mdx',
  'model',
  'packages',
  'plugins',
  'postbuild',
  'server',
  'sidebars',
  'src',
  'tests',
  'tools',
]

/** A rule for one folder. In: regular expressions for the folders that its files may import, besides their own. */
const layer = (folder, allowed, comment) => ({
  name: `${folder}-imports`,
  severity: 'error',
  comment: `${comment} Fix: move the shared part down into model/, or pass it in.`,
  from: { path: `^${folder}/`, pathNot: TESTS },
  to: {
    path: `^(${OURS.join('|')})/`,
    pathNot: `^(${[folder, ...allowed].join('|')})(?:/|\\.ts$)`,
  },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Files that import each other can only be understood together. Fix: move the shared part to a third file.',
      from: { pathNot: '^src/theme/MDXPage/' }, // Docusaurus declares its props under this file's own name
      to: { circular: true },
    },
    layer('model', ['data'], 'model/ is the ground: it imports nothing of ours.'),
    layer('mdx', ['model', 'data'], 'mdx/ turns the model into HTML.'),
    layer('config', ['model', 'mdx', 'sidebars', 'data'], 'config/ wires the site.'),
    layer('sidebars', ['model', 'data'], 'sidebars/ lists pages.'),
    layer('src', ['model', 'config', 'data'], 'src/ is what readers get.'),
    layer(
      'plugins',
      ['model', 'config', 'mdx', 'src', 'postbuild', 'data'],
      'plugins/ hands our folders to Docusaurus.',
    ),
    layer('postbuild', ['model', 'config', 'mdx', 'src', 'data'], 'postbuild/ finishes the built site.'),
    layer('server', ['model', 'config', 'data'], 'server/ only reads what the build wrote.'),
    layer('mcp', ['model', 'src', 'postbuild', 'server'], 'mcp/ answers from a built site.'),
    layer(
      'packages',
      ['mcp', 'bench/measure', 'checks/code/(run|blocks)', 'model/code-block', 'model/diagnostic'],
      'packages/ hands others what it is built from, and nothing else.',
    ),
    layer('checks', ['model', 'data'], 'checks/ can be removed without breaking the site.'),
    {
      name: 'theme-has-slots',
      severity: 'error',
      comment: 'The theme works without search and navigation. Fix: offer a slot, and fill it from there.',
      from: { path: '^src/theme/', pathNot: TESTS },
      to: { path: '^src/(search|navigation)/', pathNot: '^src/search/theme/SearchBar/index\\.tsx$' },
    },
    {
      name: 'checks-are-for-tools',
      severity: 'error',
      comment: 'Nothing that readers get may need a check. Fix: move the shared part into model/.',
      from: { pathNot: `^(checks|tools|tests|bench|packages/(anvil-cip64|mdx-code-check))/|${TESTS}` },
      to: { path: '^checks/' },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      comment: 'The product never imports tests or the bench. Fix: move the shared part out of there.',
      from: { pathNot: `^(tests|bench|tools|packages/docs-bench)/|^[^/]+$|${TESTS}` },
      to: { path: '^(tests|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.docusaurus|\\.cache)|(^|/)node_modules/|^bench/peers/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.mts', '.json', '.css', '.d.ts'] },
  },
}
