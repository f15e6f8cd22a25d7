import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import rehypeEntries from './index'

function built(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  rehypeEntries()(tree)
  return toHtml(tree)
}

const pre = (text: string, meta: string) => `<pre><code metastring='${meta}'>${text}</code></pre>`
const USAGE = pre('celocli a:b --to ADDRESS', 'title="Usage"')
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const table = (headers: string[], ...rows: string[]) =>
  `<table><thead><tr>${headers.map((text) => `<th>${text}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
const FLAGS = table(
  ['Argument or flag', 'Value', 'Required', 'Description'],
  row('<code>--to</code>', '<code>ADDRESS</code>', 'Required', 'Recipient'),
  row('<code>--wait</code>', 'Boolean', 'Optional', 'Wait'),
  row('<code>--n</code>', '<code>N</code>', 'Default <code>1</code>', 'Number'),
)
const ENTRY = `<h2 id="ab"><code>a:b</code></h2><p>Sends.</p>${USAGE}${FLAGS}`

describe('an entry of a reference', () => {
  it('has its meaning, its usage and its flags in separate parts, up to the next heading', () => {
    const html = built(`<p>Text</p>${ENTRY}<h2>Related</h2>`)
    expect(html.startsWith('<p>Text</p><div class="entry wide"><div class="prose"><h2 id="ab">')).toBe(true)
    expect(html).toContain('<div class="prose entry-sample"><pre>')
    expect(html).toContain('<div class="prose entry-more"><ul class="flags">')
    expect(html.endsWith('</div></div><h2>Related</h2>')).toBe(true)
  })

  it("says what's required or a default, but not what's optional", () => {
    const html = built(ENTRY)
    expect(html).toContain('<span class="flag-need flag-required">Required</span>')
    expect(html).toContain('<span class="flag-need">Default <code>1</code></span>')
    expect(html).toContain('<span class="flag-name"><code>--wait</code></span> Boolean</p><p>Wait</p>')
    expect(html).not.toContain('Optional')
  })

  it('shows an output with long lines below both columns', () => {
    const output = pre('─'.repeat(80), 'check=output')
    const html = built(`<h2><code>a:b</code></h2><p>Sends.</p>${USAGE}${output}<p>More</p>`)
    expect(html).toContain('<div class="prose entry-output"><pre>')
    expect(built(ENTRY), 'control').not.toContain('entry-output')
  })

  it("has a function's signature next to its meaning", () => {
    const html = built(
      '<h3><code>lock</code></h3><p><code>lock()</code>, selector <code>0xf83d08ba</code></p><p>Locks.</p>',
    )
    expect(html).toContain('<div class="prose entry-sample"><p><code>lock()</code>')
    expect(html).toContain('<div class="prose entry-more"><p>Locks.</p></div>')
  })

  it.each([
    ['a heading in words', ENTRY.replace('<code>a:b</code>', 'Send')],
    ['no usage', '<h2><code>a:b</code></h2><p>Sends.</p>'],
  ])('control: a section with %s is no entry', (_, html) => expect(built(html)).not.toContain('class="entry'))
})

describe("the table of a page's commands", () => {
  it('becomes a list of links with their meaning', () => {
    const html = built(table(['Command', 'Description'], row('<a href="#ab">a:b</a>', 'Sends.')))
    expect(html).toBe(
      '<ul class="entry-index index-short wide" id="all-commands"><li><a href="#ab">a:b</a><span class="next-colon">: </span><span class="index-meaning">Sends.</span></li></ul>',
    )
  })

  it('control: a long name has its meaning below it on a phone', () => {
    const name = '<a href="#ab">governance:executehotfix</a>'
    expect(built(table(['Command', 'Description'], row(name, 'Executes.')))).not.toContain('index-short')
  })

  it('control: another table stays a table', () =>
    expect(built(table(['Command', 'Purpose'], row('a', 'b')))).toContain('<table>'))
})

describe('a JSON-RPC method', () => {
  const PARAMETERS = table(
    ['Parameter', 'Type', 'Required', 'Description'],
    row('<code>block</code>', 'Quantity', 'Required', 'The block'),
    row('<code>feeCurrency</code>', 'Address', 'Optional', 'The currency'),
  )
  const method = (title: string) =>
    `<h2>Methods</h2><h3 id="a"><code>eth_a</code></h3><p>Returns.</p>${pre('curl', `title="${title}"`)}${pre('{}', 'title="Response"')}${PARAMETERS}<p>More</p>`

  it('has its request and response next to its meaning, and its parameters as a list', () => {
    const html = built(method('Request'))
    const samples = pre('curl', 'title="Request"') + pre('{}', 'title="Response"')
    expect(html).toContain(
      `<div class="prose entry-sample">${toHtml(fromHtml(samples, { fragment: true }))}</div>`,
    )
    expect(html).toContain('<span class="flag-name"><code>block</code></span> Quantity')
    expect(html).toContain('<span class="flag-need flag-required">Required</span>')
    expect(html).not.toContain('Optional')
  })

  it('is listed at the top of the page', () =>
    expect(built(method('Request'))).toContain(
      '<b class="index-label">Methods:</b> <a href="#a"><code>eth_a</code></a>',
    ))

  it('control: a sample that is no request makes no entry', () =>
    expect(built(method('Terminal'))).not.toContain('class="entry'))
})

describe("a contract's functions", () => {
  const fn = (name: string) =>
    `<h3 id="${name}"><code>${name}</code></h3><p><code>${name}()</code>, selector <code>0xf83d08ba</code></p>`
  const PAGE = `<p>Locks.</p><h2>Try it</h2><p>Text</p><h2>Read functions</h2>${fn('a')}${fn('b')}<h2>Write functions</h2>${fn('c')}`

  it('are listed before the first heading, in the groups of the page', () => {
    const link = (name: string) => ` <a href="#${name}"><code>${name}</code></a>`
    expect(built(PAGE)).toContain(
      `<p>Locks.</p><ul class="entry-names wide"><li class="index-group"><b class="index-label">Read functions:</b>${link('a')}${link('b')}</li><li class="index-group"><b class="index-label">Write functions:</b>${link('c')}</li></ul><h2>Try it</h2>`,
    )
  })

  it('control: commands have their own list, with their meaning', () =>
    expect(built(ENTRY)).not.toContain('entry-names'))
})
