import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { useDocsData } from '@docusaurus/plugin-content-docs/client'
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client'
import Layout from '@theme/Layout'
import { useState } from 'react'

function WithoutVersion() {
  useDocsVersion()
  return null
}

function WithoutPlugin() {
  useDocsData('nope')
  return null
}

function messages(error: Error): string {
  const cause = error.cause instanceof Error ? ` Cause: ${error.cause.message}` : ''
  return error.message + cause
}

/** Hooks of the docs plugin where their provider or plugin is missing. */
export default function Providers() {
  const [wanted, setWanted] = useState(false)
  return (
    <Layout title="Providers">
      <main id="main" className="frame">
        <h1>Providers</h1>
        <button type="button" onClick={() => setWanted(true)}>
          Use them
        </button>
        {wanted && (
          <>
            <ErrorBoundary fallback={({ error }) => <p data-testid="version">{messages(error)}</p>}>
              <WithoutVersion />
            </ErrorBoundary>
            <ErrorBoundary fallback={({ error }) => <p data-testid="plugin">{messages(error)}</p>}>
              <WithoutPlugin />
            </ErrorBoundary>
          </>
        )}
      </main>
    </Layout>
  )
}
