import ErrorBoundary from '@docusaurus/ErrorBoundary'
import {
  useDocsData,
  useDocsVersion,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from '@docusaurus/plugin-content-docs/client'
import useRouteContext from '@docusaurus/useRouteContext'
import Layout from '@theme/Layout'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

const WithoutVersion = () => void useDocsVersion()
const WithoutPlugin = () => void useDocsData('nope')
const WithoutSidebar = () => void useLayoutDocsSidebar('nopeSidebar')
const WithoutDoc = () => void useLayoutDoc('nope')
const WithoutRoute = () => void useRouteContext()
const OnlyAtBuild = () => void useLayoutDoc('blocks')
const Sidebar = () => (
  <p data-testid="known-sidebar">{useLayoutDocsSidebar('whatisCeloSidebar').link?.path}</p>
)
const Draft = () => <p data-testid="draft">{String(useLayoutDoc('draft'))}</p>

function messages(error: Error): string {
  const cause = error.cause instanceof Error ? ` Cause: ${error.cause.message}` : ''
  return error.message + cause
}

function Told({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={({ error }) => <p data-testid={id}>{messages(error)}</p>}>
      {children}
    </ErrorBoundary>
  )
}

/** A second root is outside the router, so no route's context reaches it. */
function OtherRoot({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = createRoot(place.current!)
    root.render(children)
  }, [children])
  return <div ref={place} />
}

const cases = {
  version: WithoutVersion,
  plugin: WithoutPlugin,
  sidebar: WithoutSidebar,
  doc: WithoutDoc,
  'known-doc': OnlyAtBuild,
}

/** Hooks from the docs plugin and the router without their provider, plugin or target. */
export default function Providers() {
  const [wanted, setWanted] = useState(false)
  return (
    <Layout title="Providers">
      <main id="main" className="container">
        <h1>Providers</h1>
        <button type="button" onClick={() => setWanted(true)}>
          Use them
        </button>
        {wanted && (
          <>
            {Object.entries(cases).map(([id, Case]) => (
              <Told key={id} id={id}>
                <Case />
              </Told>
            ))}
            <Draft />
            <Sidebar />
            <OtherRoot>
              <Told id="route">
                <WithoutRoute />
              </Told>
            </OtherRoot>
          </>
        )}
      </main>
    </Layout>
  )
}
