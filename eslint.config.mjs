import a11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'
import { noHtmlPatterns } from './tools/lint/html-patterns.mjs'

/** Functions are verbs: `getPlace`, not `placeOf`. */
const namedOf = [
  'FunctionDeclaration[id.name=/Of$/]',
  'VariableDeclarator[id.name=/Of$/][init.type=/Function/]',
  'MethodDefinition[key.name=/Of$/]',
].map((selector) => ({ selector, message: 'Start the name with a verb: getPlace, not placeOf.' }))

export default ts.config(
  {
    ignores: [
      'build/',
      'build.next/',
      'build.old/',
      '.docusaurus/',
      '.cache/',
      '**/node_modules/',
      'checks/code/fixtures/',
      'test-results/',
    ],
  },
  ...ts.configs.strict,
  a11y.flatConfigs.recommended,
  {
    plugins: { 'react-hooks': hooks, own: { rules: { 'no-html-patterns': noHtmlPatterns } } },
    rules: {
      'own/no-html-patterns': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'max-params': ['error', 3], // more are an object, so that a caller can't mix them up
      'no-restricted-syntax': ['error', ...namedOf],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off', // noUncheckedIndexedAccess requires it even if a regular expression guarantees the value
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'jsx-a11y/label-has-associated-control': ['error', { depth: 4 }],
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['region', 'tabpanel'] }],
    },
  },
  {
    // A module declaration can't have a top-level import, because that would turn it into an augmentation.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  { files: ['checks/code/stubs/**'], rules: { '@typescript-eslint/no-extraneous-class': 'off' } }, // other packages' types
  { files: ['sidebars/**', 'data/**'], rules: { 'max-lines': 'off' } }, // data tables
  {
    // Playwright's fixtures need an empty pattern and a function named `use`.
    files: ['tests/**'],
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // Seven functions of the search run for each term or hit of each keystroke, where an object costs time and bytes;
    // the other two are callbacks of String.replace, which decides their parameters.
    files: [
      'src/search/engine/{find-terms,highlight,search}.ts',
      'src/search/client/embedded-requester.ts',
      'checks/code/run/transpile.ts',
      'model/code-block/fence-meta.ts',
    ],
    rules: { 'max-params': ['error', 4] },
  },
  { files: ['**/*.test.{ts,tsx}', 'tests/**'], rules: { 'max-params': 'off' } }, // it.each passes a row of its table
  {
    // What these read isn't HTML, though it has angle brackets.
    files: [
      'checks/code/facts/read-clap-help.ts', // the help of a command, with <PLACEHOLDERS>
      'checks/content/overlap.ts', // MDX, without its tags
      'checks/content/rules/steps.ts', // MDX
      'mdx/remark-facts/svg-faults.ts', // what a parser would drop from a file
      'model/page/mdx-tags.ts', // MDX
      'postbuild/steps/markdown/{heading-anchor,missing-text}.ts', // Markdown
      'src/components/SearchPage/Marked.tsx', // the text of a hit, which has no tag but <mark>
      'tests/retrieval/answers.ts', // Markdown
      'tools/lint/html-patterns.mjs', // the rule itself
    ],
    rules: { 'own/no-html-patterns': 'off' },
  },
)
