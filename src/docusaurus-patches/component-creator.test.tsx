import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FunctionComponent, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Module = Record<string, unknown>

const chunks = vi.hoisted(() => ({}) as Record<string, () => Promise<Module>>)
vi.mock('@generated/registry', () => ({ default: chunks }))
vi.mock('@generated/routesChunkNames', () => ({
  default: {
    '/a-1': { __comp: 'page', __context: { plugin: 'plugin' }, items: ['one', 'two'], content: 'content' },
  },
}))
vi.mock('@theme/Loading', () => ({ default: () => <p>loading</p> }))
vi.mock('@docusaurus/core/lib/client/routeContext', () => ({
  RouteContextProvider: ({ value, children }: { value: object; children: ReactNode }) => (
    <div title={JSON.stringify(value)}>{children}</div>
  ),
}))
const { default: ComponentCreator } = await import('./component-creator')

function Page({ items, content, own }: { items: string[]; content: { toc: string }; own: string }) {
  return (
    <p>
      {items.join()} {content.toc} {own}
    </p>
  )
}

const load = (module: Module) => () => Promise.resolve(module)

beforeEach(() => {
  Object.assign(chunks, {
    page: load({ default: Page }),
    plugin: load({ default: { name: 'pages' } }),
    one: load({ default: 'first' }),
    two: load({ default: 'second' }),
    content: load({ default: () => null, toc: 'contents' }),
  })
})

const make = () =>
  ComponentCreator('/a', '1') as FunctionComponent<object> & { preload: () => Promise<unknown> }

describe('a page whose parts load when it is needed', () => {
  it('gets each part in the place of its name, with what a chunk exports besides', async () => {
    const Made = make()
    await Made.preload()
    expect(renderToStaticMarkup(<Made {...{ own: 'route' }} />)).toBe(
      '<div title="{&quot;plugin&quot;:{&quot;name&quot;:&quot;pages&quot;}}"><p>first,second contents route</p></div>',
    )
  })

  it('shows that it loads until then', () => {
    const Made = make()
    expect(renderToStaticMarkup(<Made />)).toBe('<p>loading</p>')
  })

  it('loads once, and again only after it failed', async () => {
    const Made = make()
    const broken = vi.fn(() => Promise.reject(new Error('offline')))
    chunks.one = broken
    await expect(Made.preload()).rejects.toThrow('offline')
    const whole = vi.fn(load({ default: 'first' }))
    chunks.one = whole
    await Promise.all([Made.preload(), Made.preload()])
    await Made.preload()
    expect([broken.mock.calls.length, whole.mock.calls.length]).toEqual([1, 1])
  })

  it('names a chunk that has nothing to show', async () => {
    chunks.page = load({ named: Page })
    await expect(make().preload()).rejects.toThrow('The chunk page has no default export')
  })
})
