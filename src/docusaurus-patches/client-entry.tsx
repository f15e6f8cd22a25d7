/**
 * Replaces @docusaurus/core 3.8.1 lib/client/clientEntry.js in the published site, without what this site never does:
 * addresses behind a `#` (a second router with its own history), drawing a page that wasn't rendered at build time, and
 * replacing modules while the page is open.
 */
import App from '@docusaurus/core/lib/client/App'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import docusaurus from './docusaurus'
import { HelmetProvider } from './helmet'
import preload from './preload'
import { Router } from './router'
import { createBrowserHistory } from './router/history'

window.docusaurus = docusaurus as typeof window.docusaurus

const onRecoverableError = (error: unknown, info: object) =>
  console.error('Docusaurus React Root onRecoverableError:', error, info)

void preload(window.location.pathname).then(() =>
  startTransition(() => {
    const app = (
      <HelmetProvider>
        <Router history={createBrowserHistory()}>
          <App />
        </Router>
      </HelmetProvider>
    )
    hydrateRoot(document.getElementById('__docusaurus')!, app, { onRecoverableError })
  }),
)
