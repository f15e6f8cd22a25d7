export type Encoding = 'br' | 'gzip' | 'identity'

const PREFERENCE = ['br', 'gzip', 'identity'] as const

/** Reads "gzip;q=0.5, br" into weights; a value that cannot be read counts as refused. */
function weights(header: string): Map<string, number> {
  const entries = header.split(',').map((part): [string, number] => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number.parseFloat(quality.slice(2))
    return [name, weight >= 0 && weight <= 1 ? weight : 0]
  })
  return new Map(entries)
}

/**
 * The best encoding among those on hand (RFC 9110, 12.5.3): by the client's weight, then brotli before gzip.
 * Identity is given even when refused: an answer in plain text serves the reader better than a 406.
 */
export function chooseEncoding(header: string | undefined, onHand: readonly Encoding[]): Encoding {
  if (header === undefined) return 'identity'
  const asked = weights(header)
  const weightOf = (encoding: Encoding): number => {
    const fallback = asked.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
    return asked.get(encoding) ?? fallback
  }
  const usable = PREFERENCE.filter((encoding) => encoding === 'identity' || onHand.includes(encoding))
  return usable.reduce((best, encoding) => (weightOf(encoding) > weightOf(best) ? encoding : best))
}
