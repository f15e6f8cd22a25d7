import { toString } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { findElement, findElements, withClass, withTag } from '../../model/html'
import { sampleId } from '../../model/live-sample/live-program'
import { figures } from './figures-fixture'

const account = '0xD533Ca259b330c7A88f74E000a3FaEa2d63B7972'
const code = `import { celo as chain } from 'viem/chains'\nread({ account: '${account}' }, 5n) // any`
const live = [
  'ts',
  'title="a.ts" check=run chain=celo live="account: Account; chain: Network"',
  code,
] as const

describe('a live sample', () => {
  it('shows the code of the sample, with its values editable', async () => {
    const [figure] = await figures(live)
    const [pre] = findElements(figure!.tree, withTag('pre'))
    expect(toString(pre!)).toBe(`${code}\n`)
    const fields = findElements(figure!.tree, withClass('value'))
    expect(fields.map((field) => [field.properties.ariaLabel, toString(field)])).toEqual([
      ['Network', 'celo'],
      ['Account', account],
      ['Endpoint', 'forno.celo.org'],
    ])
    for (const { properties } of fields)
      expect(properties).toMatchObject({ role: 'textbox', contentEditable: 'plaintext-only' })
  })

  it('refers to the program for exactly its code, and its endpoint', async () => {
    const [figure] = await figures(live)
    expect(figure!.value('data-live')).toBe(sampleId(code))
    expect(figure!.value('data-chain')).toBe('celo')
    expect(toString(findElement(figure!.tree, withClass('run-endpoint'))!)).toBe('forno.celo.org')
  })

  it('contains its own output, marked as recorded, and no other', async () => {
    const joined = await figures(live, ['text', 'check=output from="a.ts"', 'done'])
    expect(joined).toHaveLength(1)
    expect(toString(findElement(joined[0]!.tree, withClass('output'))!)).toBe(
      'Recorded on a test chaindone\n',
    )
    expect(await figures(live, ['text', 'check=output from="b.ts"', 'done'])).toHaveLength(2)
  })

  it('control: another sample has neither button nor field', async () => {
    const [figure] = await figures(['ts', 'title="a.ts" check=run', code])
    expect(figure!.value('data-live')).toBeUndefined()
    expect(findElements(figure!.tree, withClass('value'))).toEqual([])
  })
})
