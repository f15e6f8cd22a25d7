const MAX_DEPTH = 4

const describeError = (error: Error): string => {
  const { shortMessage } = error as { shortMessage?: unknown } // viem's errors have one
  return typeof shortMessage === 'string' ? `${error.name}: ${shortMessage}` : String(error)
}

function describeEntries(value: object, depth: number): string {
  const show = (each: unknown) => inspect(each, depth + 1)
  const indent = (text: string) => text.replace(/^/gm, '  ')
  const wrap = (open: string, parts: string[], close: string) => {
    if (parts.length === 0) return open + close
    const line = `${open} ${parts.join(', ')} ${close}`
    return line.length <= 72 && !line.includes('\n')
      ? line
      : `${open}\n${parts.map(indent).join(',\n')}\n${close}`
  }
  if (Array.isArray(value)) return wrap('[', value.map(show), ']')
  if (value instanceof Map)
    return wrap(
      `Map(${value.size}) {`,
      [...value].map(([key, each]) => `${show(key)} => ${show(each)}`),
      '}',
    )
  if (value instanceof Set) return wrap(`Set(${value.size}) {`, [...value].map(show), '}')
  const name = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`)
  return wrap(
    '{',
    Object.entries(value).map(([key, each]) => `${name(key)}: ${show(each)}`),
    '}',
  )
}

/** A value as text, much as Node.js prints it. Pure. */
export function inspect(value: unknown, depth = 0): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'string') return depth > 0 ? `'${value}'` : value
  if (typeof value === 'function') return `[Function: ${value.name || 'anonymous'}]`
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Error) return describeError(value)
  if (value instanceof Date) return value.toISOString()
  if (depth > MAX_DEPTH) return Array.isArray(value) ? '[Array]' : '[Object]' // also ends cycles
  return describeEntries(value, depth)
}

/** One line of `console.log`. Pure. */
export const formatLine = (values: readonly unknown[]): string =>
  values.map((each) => inspect(each)).join(' ')
