/**
 * Replaces @docusaurus/core 3.8.1 lib/client/exports/ComponentCreator.js and react-loadable in the published site: a
 * page whose parts load when it's needed. If they don't load, the next attempt asks for them again.
 */
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext'
import registry from '@generated/registry'
import routesChunkNames from '@generated/routesChunkNames'
import Loading from '@theme/Loading'
import { useEffect, useReducer, useState, type ComponentProps, type ComponentType } from 'react'

/** Names of chunks in the shape of what a page gets: its properties. */
type Names = string | readonly Names[] | { readonly [key: string]: Names }
type Module = { default?: unknown }

/** The stripped registry (strip-doc-routes.ts). */
const chunks = registry as unknown as Record<string, () => Promise<Module>>

const WAIT_MS = 200

/** A chunk's default export, which carries the others. */
async function loadChunk(name: string): Promise<unknown> {
  const { default: chunk, ...others } = await chunks[name]!()
  if (!chunk)
    throw new Error(`The chunk ${name} has no default export. Fix: export the page's component as default.`)
  return typeof chunk === 'object' || typeof chunk === 'function' ? Object.assign(chunk, others) : chunk
}

/** The same shape with each chunk in the place of its name. */
async function loadParts(names: Names): Promise<unknown> {
  if (typeof names === 'string') return loadChunk(names)
  const parts = await Promise.all(Object.values(names).map(loadParts))
  return Array.isArray(names)
    ? parts
    : Object.fromEntries(Object.keys(names).map((key, at) => [key, parts[at]]))
}

type Parts = {
  __comp: ComponentType<object>
  __context: ComponentProps<typeof RouteContextProvider>['value']
  __props?: object
}

/**
 * @param path a route's path
 * @param hash tells apart routes with the same path
 */
export default function ComponentCreator(path: string, hash: string) {
  const names = (routesChunkNames as Record<string, Names>)[`${path}-${hash}`]!
  let loading: Promise<Parts> | undefined
  let parts: Parts | undefined

  const preload = () =>
    (loading ??= loadParts(names).then(
      (found) => (parts = found as Parts),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))

  function Page(props: object) {
    const [loaded, setLoaded] = useState(parts)
    const [error, setError] = useState<unknown>()
    const [pastDelay, setPastDelay] = useState(false)
    const [attempt, retry] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      if (loaded) return undefined
      const timer = setTimeout(() => setPastDelay(true), WAIT_MS)
      setError(undefined)
      preload().then(setLoaded, setError)
      return () => clearTimeout(timer)
    }, [loaded, attempt])
    if (!loaded)
      return <Loading error={error} pastDelay={pastDelay} retry={retry} isLoading={!error} timedOut={false} />
    const { __comp: Component, __context, __props, ...own } = loaded
    return (
      <RouteContextProvider value={__context}>
        <Component {...own} {...__props} {...props} />
      </RouteContextProvider>
    )
  }
  return Object.assign(Page, { preload })
}
