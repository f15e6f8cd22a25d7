import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { declaredClasses, shownType } from './class-members'
import { readWrappers } from './read-wrappers'
import { wrapperIndex } from './wrapper-index'
import { withTable, wrapperTable } from './wrapper-table'

const dataFile = 'data/contractkit-wrappers.json'
const page = 'docs/developer/contractkit/contracts-wrappers-registry.mdx'
const index = wrapperIndex.parse(JSON.parse(readFileSync(dataFile, 'utf8')))
const text = readFileSync(page, 'utf8')

describe('the wrapper index', () => {
  it('matches the declarations in the installed package', () => {
    expect(readWrappers('checks/code/node_modules/@celo/contractkit', index.checkedOn)).toEqual(index)
  })

  it('has the version in data/versions.json', () => {
    const versions = JSON.parse(readFileSync('data/versions.json', 'utf8')) as Record<
      string,
      { value?: string }
    >
    expect(index.version).toBe(versions['@celo/contractkit']?.value)
  })

  it('matches the page', () => {
    expect(withTable(text, wrapperTable(index), page)).toBe(text)
  })

  it('differs from the page if a wrapper changes', () => {
    const changed = {
      ...index,
      wrappers: index.wrappers.map((wrapper) => ({ ...wrapper, reads: wrapper.reads + 1 })),
    }
    expect(withTable(text, wrapperTable(changed), page)).not.toBe(text)
  })
})

describe('reading a declaration', () => {
  const source = `export declare class BoxWrapper extends BaseWrapper<Box> {
    private key;
    size: (arg0: string) => Promise<import("bignumber.js").default>;
    lid(open?: boolean): Promise<{ open: boolean; }>;
    close: () => import("@celo/connect").CeloTransactionObject<void>;
  }`

  it('reads public methods, and distinguishes writes from reads', () => {
    expect(declaredClasses(source, 'Box.d.ts')).toEqual([
      {
        name: 'BoxWrapper',
        base: 'BaseWrapper',
        abstract: false,
        methods: [
          { name: 'size', signature: 'size(arg0): BigNumber', write: false },
          { name: 'lid', signature: 'lid(open?): object', write: false },
          { name: 'close', signature: 'close()', write: true },
        ],
      },
    ])
  })

  it('shows hex strings by their name', () => {
    expect(shownType('Promise<`0x${string}`[]>')).toBe('StrongAddress[]')
  })
})

it('names the markers if a page has lost them', () => {
  expect(() => withTable('no table', '', 'docs/x.mdx')).toThrow(
    /docs\/x\.mdx: found no pair of marker comments/,
  )
})
