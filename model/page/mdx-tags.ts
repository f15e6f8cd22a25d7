/** An element of MDX source that stands alone, such as `<Fact of="tokens.USDC.decimals" />`. */
export interface MdxTag {
  readonly name: string
  /** Attributes with a plain value. */
  readonly given: Readonly<Record<string, string>>
}

const ATTRIBUTE = /(\w+)=["']([^"']*)["']/g

/**
 * The elements in MDX source with one of these names, in order. It doesn't parse the source, because all pages are searched
 * for each fact, and it finds elements in code too.
 */
export function findTags(source: string, names: readonly string[]): MdxTag[] {
  const tags = source.matchAll(new RegExp(`<(${names.join('|')})\\b([^>]*?)/>`, 'g'))
  return [...tags].map(([, name = '', words = '']) => ({
    name,
    given: Object.fromEntries([...words.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value])),
  }))
}
