import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { findElement, findElements, withClass, withTag } from '../model/html'
import { listLiveSamples } from '../model/live-sample/list-live-samples'
import { sampleId } from '../model/live-sample/live-program'
import { routeFromBuiltFile } from '../model/route'
import { isPageFile, listFiles } from './built-files'

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

/** The programs of the built pages that readers can't edit there, with the reason that the page gives. */
const listOutside = (): string[] =>
  listFiles('build')
    .filter(isPageFile)
    .flatMap((file) => {
      const html = readFileSync(`build/${file}`, 'utf8')
      if (!html.includes('class=not-here')) return []
      return findElements(fromHtml(html), withTag('figure')).flatMap((figure) => {
        const reason = findElement(figure, withClass('not-here'))
        const name = findElement(figure, withClass('code-name'))
        const [, because = ''] = /because it (.*)\.$/.exec(reason ? toString(reason) : '') ?? []
        return reason && name && because ? [`${routeFromBuiltFile(file)} ${toString(name)}: ${because}`] : []
      })
    })

/** The same, as decision 16 has it. */
const listDecided = (): string[] =>
  [
    ...readFileSync('decisions/0016-edited-samples.md', 'utf8').matchAll(
      /^\| `([^`]+)` `([^`]+)`\s*\| (.*?)\s*\|$/gm,
    ),
  ].map(([, route, title, because]) => `${route} ${title}: ${because}`)

it('the programs that do not run in the browser are those of decision 16, for its reasons', () => {
  expect(listDecided().length).toBeGreaterThan(0)
  expect(listOutside().sort()).toEqual(listDecided().sort())
})
