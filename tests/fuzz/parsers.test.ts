import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { frontMatterSchema } from '../../model/page/front-matter-schema'
import { parsePage } from '../../config/front-matter'
import { readThirdParties } from '../../config/third-parties'
import { findElements, withTag } from '../../model/html'
import { factText } from '../../model/facts/registry'
import { requireRedirects } from '../../model/redirects/redirects'
import { suggest } from '../../model/redirects/suggest'
import { unpackSuggestions } from '../../model/redirects/suggestion-list'
import remarkKnownLinks from '../../mdx/remark-known-links'
import { parseChoice, standingChoice } from '../../src/third-parties/choice'
import { safeHit } from '../../src/search/client/safe-hits'
import { cleanStoredSearches } from '../../src/search/client/stored-searches'
import { hostileAddress, storedText } from './addresses'
import { holds, holdsLater } from './fuzz'

function readMessage(act: () => unknown): string {
  try {
    act()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : `not an error: ${String(error)}`
  }
}

describe('arbitrary browser storage', () => {
  it('a choice of services is the stored one, or none', () => {
    holds(
      'choice',
      fc.property(storedText, fc.array(fc.string()), fc.boolean(), (text, services, signalled) => {
        const choice = parseChoice(text)
        if (choice) expect(typeof choice.allowed).toBe('boolean')
        else expect(standingChoice(choice, services, signalled)).not.toBe(true)
      }),
    )
  })

  it('stored searches are a list afterward, or gone', () => {
    const property = fc.property(storedText, (text) => {
      const held = new Map([['__DOCSEARCH_RECENT_SEARCHES__celo', text]])
      const storage = {
        getItem: (key: string) => held.get(key) ?? null,
        setItem: (key: string, value: string) => void held.set(key, value),
        removeItem: (key: string) => void held.delete(key),
      } as unknown as Storage // only these three methods are used
      expect(cleanStoredSearches('celo', () => storage, ['https://docs.celo.org'])).toBe(true)
      const after = held.get('__DOCSEARCH_RECENT_SEARCHES__celo')
      expect(after === undefined || Array.isArray(JSON.parse(after))).toBe(true)
    })
    holds('stored searches', property)
  })

  it('any URL and any list lead to suggestions from the list, or to none', () => {
    holds(
      'suggestions',
      fc.property(fc.jsonValue(), hostileAddress, (list, address) => {
        expect(Array.isArray(suggest(address, unpackSuggestions(list)))).toBe(true)
      }),
    )
  })

  it("a search service's hit contains no markup other than marks", () => {
    holds(
      'hits',
      fc.property(fc.string(), fc.string(), (before, after) => {
        const value = `${before}<img src=x onerror=1><mark>a</mark><script>${after}`
        const hit = safeHit({ _snippetResult: { content: { value } } })
        const shown = fromHtml(hit._snippetResult.content.value, { fragment: true })
        expect(
          findElements(
            shown,
            ({ tagName, properties }) => tagName !== 'mark' || Object.keys(properties).length > 0,
          ),
        ).toEqual([])
        expect(findElements(shown, withTag('mark')).length, 'control: the marks stay').toBeGreaterThan(0)
      }),
    )
  })
})

describe('arbitrary input from authors', () => {
  it('front matter is accepted or rejected with file and field, and nothing hangs', async () => {
    const fields = fc.dictionary(
      fc.oneof(fc.constantFrom('title', 'type', 'slug', 'sources', 'verified', 'networks'), fc.string()),
      fc.jsonValue(),
    )
    const property = fc.asyncProperty(fields, async (frontMatter) => {
      expect(frontMatterSchema.safeParse(frontMatter).success).toBe(false) // random text never makes a complete page
      const message = await parsePage({
        filePath: 'docs/page.mdx',
        fileContent: '---\n---\n',
        defaultParseFrontMatter: async () => ({ frontMatter, content: '' }),
      }).then(
        () => '',
        (error: Error) => error.message,
      )
      expect(message).toContain('docs/page.mdx')
      expect(message).toContain('fix:')
    })
    await holdsLater('front matter', property, 100)
  })

  it('a page is parsed, or rejected with the position', () => {
    const links = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkKnownLinks)
      .use(function compiler() {
        this.compiler = () => ''
      })
    const text = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '[a](/build)',
            '[a](/nope)',
            '<Card to="/x">',
            '{',
            '}',
            '<',
            '```',
            '\n\n',
            '# ',
            '$',
            '---',
          ),
          fc.string(),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''))
    holds(
      'pages',
      fc.property(text, (value) => {
        const file = new VFile({ path: 'docs/page.mdx', value })
        const message = readMessage(() => links.processSync(file))
        expect(message).not.toMatch(/not an error|undefined|is not a function|Cannot read/)
      }),
    )
  })

  it('a fact path is known, or rejected by name', () => {
    holds(
      'facts',
      fc.property(fc.string(), (path) => {
        const message = readMessage(() => factText(path))
        expect(message).not.toMatch(/is not a function|Cannot read/)
        expect(message).not.toBe('')
      }),
      30,
    )
  })

  it('redirects are read, or rejected with their line', () => {
    const line = fc
      .array(fc.oneof(fc.constantFrom('/a', '/b', 'https://x.org', ''), fc.string()), {
        maxLength: 4,
      })
      .map((cells) => cells.join('\t'))
    holds(
      'redirects',
      fc.property(fc.array(line), (lines) => {
        const message = readMessage(() => requireRedirects(`from\tto\treason\n${lines.join('\n')}\n`))
        expect(message === '' || /redirects\.tsv:\d+/.test(message)).toBe(true)
      }),
    )
  })

  it("services' variables are read, or rejected by name", () => {
    holds(
      'services',
      fc.property(fc.constantFrom('CELO_ANALYTICS_ID', 'CELO_FORMS_SCRIPT'), fc.string(), (name, value) => {
        const message = readMessage(() => readThirdParties({ [name]: value }))
        expect(message === '' || message.startsWith(`${name}: found `)).toBe(true)
      }),
    )
  })
})
