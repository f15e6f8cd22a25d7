/** Languages that pages may use, as Shiki names them. `text` is not coloured. */
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

/** The language to colour with, or undefined for plain text. */
export function coloured(language: string | undefined): Language | undefined {
  if (!language) return undefined
  const found = aliases[language] ?? language
  return (languages as readonly string[]).includes(found) ? (found as Language) : undefined
}
