import a11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

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
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
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
)
