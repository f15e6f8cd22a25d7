import type { BenchPage, Corpus } from './corpus'

/** Pages in a folder, besides its index. */
const FOLDER = 24

const WORDS =
  `account address balance block bridge broadcast bytes chain client coin commit contract cost currency data deploy
deposit digest epoch event fee field finality fund gas governance group header history key ledger limit lock log memory
message method mint network node nonce note oracle order owner parameter payment peer pool price proof proposal protocol
query range rate receipt record release request result reward root sender service signature slot snapshot stake state
storage supply swap sync test time token trace transfer trust update validator value vault vote wallet withdrawal write
after before change check choose close count create find follow give hold keep learn list make mark measure move name
need open pass pay prepare print prove read reach repeat return send set show sign start stop take tell turn use wait`.split(
    /\s+/,
  )

/** Numbers from 0 to 1 that are the same on every machine (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

function writer(seed: number) {
  const next = numbers(seed)
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const word = () => WORDS[between(0, WORDS.length - 1)]!
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  const sentence = () => `${capital(words(between(7, 16)))}.`
  const paragraph = () => Array.from({ length: between(2, 5) }, sentence).join(' ')
  const list = () => Array.from({ length: between(3, 5) }, () => `- ${sentence()}`).join('\n')
  const table = () =>
    [
      '| Name | Meaning |',
      '| --- | --- |',
      ...Array.from({ length: 4 }, () => `| ${word()} | ${words(5)} |`),
    ].join('\n')
  const code = () =>
    [
      '```ts',
      ...Array.from(
        { length: between(4, 10) },
        () => `const ${word()}${between(1, 99)} = ${word()}(${between(1, 9999)})`,
      ),
      '```',
    ].join('\n')
  return { between, words, paragraph, list, table, code }
}

const routeFromFile = (index: number) => {
  const section = Math.floor(index / (FOLDER + 1)) + 1
  const place = index % (FOLDER + 1)
  return place === 0 ? `/section-${section}` : `/section-${section}/page-${place}`
}

function generatedPage(index: number, count: number): BenchPage {
  const { between, words, paragraph, list, table, code } = writer(index + 1)
  const title = `${capital(words(3))} ${index + 1}`
  const sections = Array.from({ length: between(4, 6) }, (_, place) =>
    [
      `## ${capital(words(3))} ${place + 1}`,
      paragraph(),
      [list, table, code][place % 3]!(),
      `${paragraph()} See [${words(2)}](${routeFromFile(between(0, count - 1))}).`,
    ].join('\n\n'),
  )
  return {
    route: routeFromFile(index),
    title,
    description: `${capital(words(10))}.`,
    body: `${paragraph()}\n\n${sections.join('\n\n')}\n`,
  }
}

const home: BenchPage = {
  route: '/',
  title: 'First page',
  description: 'Where the sections begin.',
  body: 'The [first section](/section-1) holds pages.\n',
}

/** Pages that look like documentation and are the same on every machine. In: how many, including the first page. */
export const generatedCorpus = (count: number): Corpus => ({
  name: `n${count}`,
  pages: [home, ...Array.from({ length: count - 1 }, (_, index) => generatedPage(index, count - 1))],
  page: '/section-1/page-3',
  next: '/section-1/page-4',
  query: 'governance',
})
