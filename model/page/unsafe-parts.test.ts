import { describe, expect, it } from 'vitest'
import { unsafeMarkup } from '../../checks/content/rules/unsafe-markup'
import { findings, fence } from '../../checks/content/page-fixture'
import { safetyProblems } from './page-safety'

const HEX = '0x000000000000000000000000000000000000dEaD'
const page = (body: string) => `---\ntitle: A page\n---\n\n${body}\n`
const listFields = (body: string) =>
  safetyProblems('docs/page.mdx', page(body)).map(({ field, line }) => [field, line])

const refused: Array<[what: string, body: string, field: string]> = [
  ['an import of a program', "import { execSync } from 'node:child_process'", 'import'],
  ['an import of a file of the site', "import x from '@site/package.json'", 'import'],
  ['an import through a loader', "import x from '!!raw-loader!/etc/passwd'", 'import'],
  ['an allowed component from elsewhere', "import AddToWallet from './evil'", 'import'],
  ['an import behind an allowed one', `${WALLET()}\nimport x from './evil'`, 'import'],
  ['an export', 'export const a = process.env', 'import'],
  ['an export on the line of an import', `${WALLET()}; export const a = 1`, 'import'],
  ['an expression', 'Text {process.env.HOME} here.', 'expression'],
  ['a call', "{require('../package.json')}", 'expression'],
  ['a sum of texts', "{'0x' + '471E'}", 'expression'],
  ['an address as a text', `{'${HEX}'}`, 'expression'],
  ['a template', '{`a`}', 'expression'],
  ['a call between comments', '{/* a */ evil() /* b */}', 'expression'],
  ['an expression in the title of a callout', ':::note[{evil()}]\nText.\n:::', 'expression'],
  ['an expression behind the title of a callout', ':::note[A title] {evil()}\nText.\n:::', 'expression'],
  ['an expression in a table', '| A |\n| --- |\n| {evil()} |', 'expression'],
  ['an expression in a link', '[{evil()}](/build)', 'expression'],
  ['a script', '<script>{`alert(1)`}</script>', 'element'],
  ['a style', '<style>{`body{display:none}`}</style>', 'element'],
  ['a redirect', '<meta httpEquiv="refresh" content="0;url=https://evil.example/" />', 'element'],
  ['a redirect in the head', '<Head><meta httpEquiv="refresh" content="0" /></Head>', 'element'],
  ['a base address', '<base href="https://evil.example/" />', 'element'],
  ['a frame', '<iframe src="https://evil.example/" />', 'element'],
  ['a form', '<form action="https://evil.example/" />', 'element'],
  ['a picture element', '<img src="https://evil.example/a.png" alt="a" />', 'element'],
  ['a copy button', `<button type="button" data-copy="${HEX}">Copy</button>`, 'element'],
  ['raw SVG', '<svg><path d="M0 0" /></svg>', 'element'],
  ['an object of a component', '<Tabs.constructor />', 'element'],
  ['a name that every object has', '<constructor />', 'element'],
  ['a fragment', '<>text</>', 'element'],
  ['an event handler', '<br onClick="evil()" />', 'element'],
  [
    'an attribute that the component does not take',
    '<Card to="/build" title="a" style="x">b</Card>',
    'element',
  ],
  ['a computed attribute', '<Fact of={evil()} />', 'element'],
  ['spread attributes', '<Fact {...evil()} />', 'element'],
  ['an attribute without a value', '<Card to title="a">b</Card>', 'element'],
  ['an address typed into an attribute', `<Details summary="${HEX}">a</Details>`, 'literal-address'],
  ['a script as the target of a card', '<Card to="javascript:alert(1)" title="a">b</Card>', 'link'],
  ['a script as the target of a link', '[a](javascript:alert(1))', 'link'],
  ['data as the target of a link', '[a](data:text/html,x)', 'link'],
  ['another host without encryption', '[a](http://evil.example)', 'link'],
  ['another host without its scheme', '[a](//evil.example)', 'link'],
  ['a file of the machine', '[a](../../../etc/hosts.txt)', 'link'],
  ['a file of the repository', '[a](@site/package.json)', 'link'],
  ['a file behind static/', '[a](/../package.json)', 'link'],
  ['the same, encoded', '[a](/%2e%2e/package.json)', 'link'],
  ['a picture of the machine', '![a](../../../../etc/a.png)', 'image'],
  ['a picture of another host', '![a](https://evil.example/a.png)', 'image'],
  ['a diagram of elsewhere', '<Diagram src="../../../a.svg" />', 'image'],
  ['an address defined elsewhere', '[a][b]\n\n[b]: javascript:alert(1)', 'markdown'],
  ['attributes of a callout', ':::note[a]{onclick="x"}\nText.\n:::', 'markdown'],
  ['a character that turns the text round', 'Send &#x202E;it.', 'encoding'],
  ['a letter without width', 'Se&#8203;nd it.', 'encoding'],
]

function WALLET(): string {
  return "import AddToWallet from '@site/src/components/AddToWallet/AddToWallet'"
}

describe('a page with what may not be built', () => {
  it.each(refused)('is refused for %s', (_, body, field) => {
    const found = listFields(body)
    expect(found.map(([name]) => name)).toContain(field)
    for (const [, line] of found) expect(line).toBeGreaterThanOrEqual(5)
  })

  it('is refused with its line, what was found and how to fix it', () => {
    const [problem] = safetyProblems('docs/page.mdx', page('Text.\n\n<Fct of="a" />'))
    expect(problem).toMatchObject({ file: 'docs/page.mdx', line: 7, field: 'element', found: '<Fct>' })
    expect(problem?.expected).toContain('near: Fact')
    expect(problem?.fix).toContain('allowed-elements.ts')
  })
})

describe('a page that may be built', () => {
  it.each([
    ['plain Markdown', '## A heading\n\n- One\n\n> Two\n\n| A |\n| --- |\n| **b** `c` |\n\n$a + b$\n\n---'],
    ['an anchor of a heading', '## A heading {#old}'],
    ['callouts', ':::note[A title]\nText.\n:::'],
    ['an address with a port in prose', 'Open localhost:port and example:text.'],
    [
      'the listed elements',
      '<Fact of="chains.celo.blockTime" />\n\n<Cards><Card to="/build" title="a">b</Card></Cards>',
    ],
    ['a component with its import', `${WALLET()}\n\n<AddToWallet network="celo" />`],
    ['a comment', '{/* not shown */}'],
    ['texts and numbers in braces', "a{' '}b {1}"],
    ['JavaScript in a fence', fence('js check=illustrative', "import a from 'b'\n<script>{evil()}</script>")],
    ['JavaScript in inline code', 'Write `{evil()}` and `<script>`.'],
    ['links', '[a](/build) [b](https://celo.org) [c](mailto:a@b.c) [d](#part) [e](/build?q=1#part)'],
    ['pictures of the site', '![a](/img/a.svg) ![b](./b.png)'],
  ])('may hold %s', (_, body) => expect(listFields(body)).toEqual([]))
})

describe('the content check', () => {
  it('refuses it too', () => {
    expect(findings(unsafeMarkup, 'Text {evil()}.')).toMatchObject([{ field: 'expression', line: 13 }])
  })
  it('control: passes without it', () => expect(findings(unsafeMarkup, 'Text.')).toEqual([]))
})
