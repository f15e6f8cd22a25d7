import { toString } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { findElements, withTag } from '../../model/html'
import { figures } from './figures-fixture'

const viem = "import { http } from 'viem'\nhttp()"
const editButtons = (figure: { tree: Parameters<typeof findElements>[0] }) =>
  findElements(figure.tree, withTag('button')).filter(({ properties }) => properties.dataRun === 'edit')

describe('Edit', () => {
  it('is on a program that only uses what the sandbox has, and says which program', async () => {
    const [figure] = await figures(['ts', 'title="a.ts" check=run chain=celo', viem])
    const [button] = editButtons(figure!)
    expect([toString(button!), button!.properties.ariaLabel]).toEqual(['Edit', 'Edit a.ts'])
    expect(figure!.value('data-chain')).toBe('celo')
  })

  it('comes before the other buttons of a live sample', async () => {
    const [figure] = await figures(['ts', 'title="a.ts" check=run live=""', viem])
    const names = findElements(figure!.tree, withTag('button')).map(({ properties }) => properties.dataRun)
    expect(names).toEqual([undefined, 'edit', 'reset', 'run'])
  })

  it('is on the last block of a file', async () => {
    const found = await figures(
      ['ts', 'title="a.ts" check=run', viem],
      ['ts', 'title="a.ts" check=run', 'read()'],
    )
    expect(found.map((figure) => editButtons(figure).length)).toEqual([0, 1])
  })

  it('is on a program whose other files are on the page, wherever they are', async () => {
    const found = await figures(
      ['ts', 'title="a.ts" check=run', "import { b } from './b'\nb()"],
      ['ts', 'title="b.ts" check=typecheck', `export const b = () => 1`],
    )
    expect(found.map((figure) => editButtons(figure).length)).toEqual([1, 0])
  })

  it('is on a program that needs an endpoint of the reader, which says so', async () => {
    const [figure] = await figures(['ts', 'title="a.ts" check=run', "call('debug_traceTransaction')"])
    expect(editButtons(figure!)).toHaveLength(1)
    expect(toString(figure!.tree)).toContain('name an endpoint that offers debug_traceTransaction')
  })

  it.each([
    [
      'that needs another package',
      "import Web3 from 'web3'",
      "it needs web3, which the editor doesn't have.",
    ],
    ['whose other file is not on the page', "import './b'", "it imports ./b, which isn't on this page."],
  ])('control: is not on a program %s, which says so', async (_, code, reason) => {
    const [figure] = await figures(['ts', 'title="a.ts" check=run', code])
    expect(editButtons(figure!)).toEqual([])
    expect(toString(figure!.tree)).toContain(`This program doesn't run on this page, because ${reason}`)
  })

  it('control: is not on a block that was not run, which needs no reason', async () => {
    const [figure] = await figures(['ts', 'title="a.ts" check=typecheck', "import 'web3'"])
    expect(editButtons(figure!)).toEqual([])
    expect(toString(figure!.tree)).not.toContain('on this page')
  })

  it('control: is not on a file of which one part uses another package', async () => {
    const other = "import Web3 from 'web3'"
    const found = await figures(
      ['ts', 'title="a.ts" check=run', other],
      ['ts', 'title="a.ts" check=run', 'read()'],
    )
    expect(found.flatMap(editButtons)).toEqual([])
    expect(found.map(({ tree }) => toString(tree).includes('needs web3'))).toEqual([false, true])
  })
})
