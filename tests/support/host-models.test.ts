// The models of hosts, by cases from the hosts' own sources: netlify/build packages/headers-parser@21737c06 and
// netlify/primitives packages/headers@e5050be (which netlify/cli shares), cloudflare/workers-sdk packages/workers-shared.
import { describe, expect, it } from 'vitest'
import { joinOnNetlify, replaceOnNetlify, resolveOnCloudflare } from './host-models'

const FILE = `# a comment
/*
  x-all: one

/guides/*
  X-All: two
  cache-control: public
  cache-control: max-age=5

/guides/:name/end
  x-name: a: b

/guides/*/deep
  ! x-all
  x-deep: yes
`

const read = (resolve: typeof replaceOnNetlify, path: string) => Object.fromEntries(resolve(FILE, path))

describe('Netlify', () => {
  it('lets a later rule replace a header, and joins those of one rule', () =>
    expect(read(replaceOnNetlify, '/guides/start')).toEqual({
      'x-all': 'two',
      'cache-control': 'public, max-age=5',
    }))

  it.each(['/guides', '/guides/', '/GUIDES/start/'])('matches %s, whatever its case and its end', (path) =>
    expect(read(replaceOnNetlify, path)['x-all']).toBe('two'),
  )

  it('matches one segment with a name, and keeps a colon in a value', () => {
    expect(read(replaceOnNetlify, '/guides/a/end')['x-name']).toBe('a: b')
    expect(read(replaceOnNetlify, '/guides/a/b/end')['x-name']).toBeUndefined()
  })

  it('skips a line that takes a header back', () =>
    expect(read(replaceOnNetlify, '/guides/a/deep')).toMatchObject({ 'x-all': 'two', 'x-deep': 'yes' }))

  it('control: joining instead of replacing gives something else', () =>
    expect(read(joinOnNetlify, '/guides/start')['x-all']).toBe('one, two'))
})

describe('Cloudflare', () => {
  it('joins a header that two rules set', () =>
    expect(read(resolveOnCloudflare, '/guides/start')['x-all']).toBe('one, two'))

  it('matches an address as it is written', () =>
    expect(read(resolveOnCloudflare, '/GUIDES/start')['x-all']).toBe('one'))

  it('takes a header back', () => {
    const text = '/*\n  x-all: one\n\n/a\n  ! x-all\n  x-all: two\n'
    expect(resolveOnCloudflare(text, '/a').get('x-all')).toBe('two')
    expect(resolveOnCloudflare(text.replace('  ! x-all\n', ''), '/a').get('x-all'), 'control').toBe(
      'one, two',
    )
  })
})
