import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { findElement, findElements, withTag } from '../model/html'
import { listLiveSamples } from '../model/live-sample/list-live-samples'
import { sampleId } from '../model/live-sample/live-program'

if (!existsSync('build')) throw new Error('build/ is missing: run npm run build before npm run unit:built.')

const samples = listLiveSamples(process.cwd())
const scripts = readdirSync('build/assets/js')
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(`build/assets/js/${file}`, 'utf8'))

/** The code of every live sample on a built page, by the program that its Run button starts. */
function readShown(route: string): Map<string, string> {
  const tree = fromHtml(readFileSync(`build${route}/index.html`, 'utf8'))
  const figures = findElements(tree, ({ properties }) => properties.dataLive !== undefined)
  return new Map(
    figures.map((figure) => {
      const code = toString(findElement(figure, withTag('pre'))!).replace(/\n$/, '')
      return [String(figure.properties.dataLive), code]
    }),
  )
}

describe('live samples of the built site', () => {
  it.each(samples.map((sample) => [`${sample.route} ${sample.title}`, sample] as const))(
    '%s: the text on the page is that of the program',
    (_, { route, code }) => {
      const id = sampleId(code)
      expect(readShown(route).get(id)).toBe(code)
      expect(
        scripts.filter((script) => script.includes(`"${id}"`) || script.includes(`${id}:`)),
      ).toHaveLength(1)
    },
  )

  it('control: a page whose code differs by a letter has no program', () => {
    const { route, code } = samples[0]!
    expect(readShown(route).get(sampleId(`${code} `))).toBeUndefined()
  })
})
