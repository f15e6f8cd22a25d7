const extension: Record<string, string> = {
  ts: '.ts',
  tsx: '.tsx',
  js: '.js',
  jsx: '.jsx',
  json: '.json',
  solidity: '.sol',
}

/** @returns a file name inside the folder: the title when it is a plain relative path, else one made from it */
export function getFileName(title: string, lang: string): string {
  const plain = title.replace(/^\.?\//, '')
  if (/\.\w+$/.test(plain) && !plain.split('/').includes('..') && !/[\s:*?"<>|\\]/.test(plain)) return plain
  return plain.toLowerCase().replace(/[^a-z0-9]+/g, '-') + (extension[lang] ?? '.txt')
}
