import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireRedirects } from '../model/redirects/redirects'
import { listAllowedScripts } from '../src/inline/scripts'
import { listFiles } from './built-files'
import { hashText } from '../model/hash'
import { finishSite, type Step } from './built-site'
import { writeHostRules } from './hosts/write-host-rules'
import { compressSite } from './steps/compress/compress-site'
import { writeAddresses } from './steps/redirects/write-addresses'
import { writePolicy } from './steps/security/write-policy'
import { writeOwnDocuments } from './steps/security/write-own-documents'

const rows = requireRedirects('from\tto\treason\n/gone\t\tclosed for years\n/old\t/x\t\n')
const FILLER = '<p>Words that compress well.</p>'.repeat(60)
const HEX = '0x000000000000000000000000000000000000dEaD'
const page = (body: string) =>
  `<!doctype html><html><head><title>T | Site</title></head><body>${body}</body></html>`
const [script = ''] = await listAllowedScripts()
let root = ''
let printed: string[] = []

const write = (file: string, text: string) => {
  mkdirSync(path.join(root, 'build', path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, 'build', file), text)
}
const read = (file: string) => readFileSync(path.join(root, 'build', file), 'utf8')
/** Mocks the step that writes the styles; this is the only one it wrote. */
const allowStyle: Step = ({ made }) => {
  made.styles.add(hashText('b{}'))
  return Promise.resolve(undefined)
}
/** All steps after writing the pages. */
const finish = async () =>
  finishSite(
    { build: path.join(root, 'build'), cache: path.join(root, 'cache') },
    [allowStyle, writeOwnDocuments, writePolicy(), writeAddresses, writeHostRules, compressSite],
    rows,
  )
const snapshot = () =>
  listFiles(path.join(root, 'build')).map((file) => [
    file,
    readFileSync(path.join(root, 'build', file), 'base64'),
  ])

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'finish-'))
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  write('index.html', page(`<h1>Home</h1><script>${script}</script>`))
  write('x/index.html', page(`<h1>The&nbsp;x</h1><script type="application/ld+json">{}</script>${FILLER}`))
  write('404.html', page('<h1>Page Not Found</h1><style>b{}</style>'))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

describe('finishSite', () => {
  it('writes all that servers, hosts and readers need', async () => {
    await finish()
    const names = listFiles(path.join(root, 'build'))
    expect(names).toEqual([
      '404.html',
      '_csp.json',
      '_headers',
      '_redirects',
      '_redirects.json',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'nginx.conf',
      'old/index.html',
      'relay.html',
      'relay.html.br',
      'relay.html.gz',
      'sandbox.html',
      'sandbox.html.br',
      'sandbox.html.gz',
      'suggestions.json',
      'vercel.json',
      'x/index.html',
      'x/index.html.br',
      'x/index.html.gz',
    ])
    expect(JSON.parse(read('_redirects.json'))).toEqual({
      moved: { '/old': '/x' },
      gone: { '/gone': 'closed for years' },
    })
    expect(JSON.parse(read('suggestions.json'))).toEqual({
      pages: [
        ['/', 'Home'],
        ['/x', 'The x'],
      ],
      moved: [['/old', 1]],
    })
    expect(printed).toContain('addresses: 2 pages, 1 moved, 1 gone; 1 static redirect pages')
  })

  it('reports which variable allows styles written into pages, and no hash blocks them again', async () => {
    vi.stubEnv('CELO_FORMS_SCRIPT', 'https://forms.example.com/embed.js')
    await finish()
    expect(printed.join()).not.toContain('unsafe-inline')
    vi.stubEnv('CELO_FORMS_ORIGINS', 'style inline')
    await finish()
    expect(printed.join('\n').split('\n')).toContain(
      "policy: styles written into pages are allowed ('unsafe-inline' for style-src), because CELO_FORMS_ORIGINS allows inline styles",
    )
    expect(read('_csp.json')).toContain("style-src 'self' 'unsafe-inline';")
  })

  it('stops at a variable with a wrong value', async () => {
    vi.stubEnv('CELO_ANALYTICS_ID', 'UA')
    await expect(finish()).rejects.toThrow('CELO_ANALYTICS_ID: found "UA"; expected a measurement id')
  })

  it('gives a hash to inline scripts and styles, not to data', async () => {
    await finish()
    const { policy } = JSON.parse(read('_csp.json')) as { policy: string }
    expect(policy.match(/sha256-/g)).toHaveLength(2)
    expect(policy).toContain(`script-src 'self' '${hashText(script)}'`)
    // The digest of "go()", computed with openssl.
    expect(hashText('go()')).toBe('sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=')
  })

  it('is identical when repeated, with and without its cache', async () => {
    await finish()
    const first = snapshot()
    await finish()
    expect(snapshot()).toEqual(first)
    rmSync(path.join(root, 'cache'), { recursive: true })
    await finish()
    expect(snapshot()).toEqual(first)
  })

  it.each([
    ['an inline script', '<script>go()</script>', 'a <script> that the build did not write (go())'],
    [
      'a script of the site',
      '<script src="/a.js"></script>',
      'a <script> that the build did not write (src="/a.js")',
    ],
    [
      'a list of scripts of its own',
      '<script type=application/json id=x>["/a"]</script>',
      'a <script> that the build',
    ],
    [
      'a style',
      '<style>body{display:none}</style>',
      'a <style> that the build did not write (body{display:none})',
    ],
    ['an event handler', '<a onclick="x()">x</a>', '<a> with the inline event handler onClick'],
    ['a style attribute', '<p style="color:red">x</p>', '<p> with style (color:red)'],
    ['a javascript address', '<a href="javascript:x()">x</a>', 'a link to javascript:'],
    ['a hidden javascript address', '<a href=" java&#10;script:x()">x</a>', 'a link to javascript:'],
    ['a redirect', '<meta http-equiv=refresh content="0;url=/a">', '<meta http-equiv="refresh">'],
    ['a base address', '<base href="/a/">', '<base>'],
    ['a frame', '<iframe src="/a"></iframe>', '<iframe>'],
    ['an object', '<object data="/a"></object>', '<object>'],
    ['an animated address', '<svg><a><animate attributeName=href to=/a /></a></svg>', '<animate>'],
    ['HTML in SVG', '<svg><foreignObject></foreignObject></svg>', '<foreignObject>'],
    ['a form elsewhere', '<form action="//evil.example"></form>', 'action="//evil.example" on <form>'],
    [
      'a picture elsewhere',
      '<img src="https://evil.example/a" alt>',
      'src="https://evil.example/a" on <img>',
    ],
    [
      'a picture elsewhere in a set',
      '<img srcset="/a 1x, //evil.example/b 2x" alt>',
      'srcSet="//evil.example/b"',
    ],
    [
      'a video elsewhere',
      '<video poster="https://evil.example/a"></video>',
      'poster="https://evil.example/a"',
    ],
    ['a ping', '<a href="/x" ping="https://evil.example/a">x</a>', 'ping="https://evil.example/a" on <a>'],
    [
      'a style sheet elsewhere',
      '<link rel=stylesheet href="//evil.example/a.css">',
      'href="//evil.example/a.css" on <link>',
    ],
    [
      'a drawing elsewhere',
      '<svg><use xlink:href="//evil.example/a#b"/></svg>',
      'xLinkHref="//evil.example/a#b"',
    ],
    [
      'a redirect without scripts',
      '<noscript><meta http-equiv=refresh content=0></noscript>',
      '<meta http-e',
    ],
    [
      'a script behind the mark of a redirect page',
      '<p title=\'<meta name="generator" content="redirects">\'><script>go()</script>',
      'a <script> that the build did not write (go())',
    ],
    ['an id twice', '<h2 id="a">A</h2><h2 id="a">A</h2>', 'the id "a" a second time, on <h2>'],
  ])('control: stops at %s', async (_name, body, message) => {
    write('x/index.html', page(`<h1>X</h1>\n${body}`))
    await expect(finish()).rejects.toThrow(`build/x/index.html:2: found ${message}`)
  })

  it.each([
    ['an address typed by hand', `<p>${HEX}</p>`],
    ['an address in pieces', `<p>0x00<b>${HEX.slice(4)}</b></p>`],
    ['an address with letters without width', `<p>0x&#8203;${HEX.slice(2)}</p>`],
    ['an address to copy', `<button data-copy="${HEX}">Copy</button>`],
  ])('control: stops at %s', async (_name, body) => {
    write('x/index.html', page(`<h1>X</h1>\n${body}`))
    const message = `build/x/index.html: found the address ${HEX}; expected one from data/. Fix: `
    await expect(finish()).rejects.toThrow(message)
  })

  it('allows a page to contain what the site consists of', async () => {
    const code = `<pre>${HEX}</pre><script type=application/json id=scripts>[]</script><img src="data:image/png;base64,AA" alt>`
    const links = '<a href="/x#a">x</a><a href="https://celo.org">c</a><form action="/search"></form>'
    write('x/index.html', page(`${code}${links}<p>0x471EcE3750Da237f93B8E339c536989b8978a438</p>`))
    await expect(finish()).resolves.toBeUndefined()
  })

  it('control: stops at an old address that leads to no page', async () => {
    rmSync(path.join(root, 'build/x'), { recursive: true })
    await expect(finish()).rejects.toThrow(':3: to: found "/x", expected a page')
  })

  it('control: stops at a real page at an old address', async () => {
    write('old/index.html', page('<h1>Real</h1>'))
    await expect(finish()).rejects.toThrow(':3: from: found "/old", which is a page')
  })
})
