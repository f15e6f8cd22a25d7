function inspect(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return String(value)
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner), 2)
}

/** One line of `console.log`: strings, numbers and bigints as Node.js prints them, objects as JSON. */
export const print = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ')
