import Head from '@docusaurus/Head'
import Translate from '@docusaurus/Translate'
import { ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common'
import { getErrorCausalChain } from '@docusaurus/utils-common'

type Props = { error: Error; tryAgain: () => void }

/** What a reader sees when a page throws: what happened, with its causes, and two ways to continue. */
export default function CrashPage({ error, tryAgain }: Props) {
  const message = getErrorCausalChain(error)
    .map((cause) => cause.message)
    .join('\n\nCause:\n')
  return (
    <main className="container plain" id="main">
      <Head>
        <title>Page Error</title>
      </Head>
      <div>
        <svg className="glyph" viewBox="0 0 96 96" aria-hidden="true">
          <path className="p2" d="M0 0h46v46H0zM0 50h46v46H0zM50 0h46A46 46 0 0 1 50 46z" />
          <path className="p4" d="m58 62 34 8-8 26-30-6z" />
        </svg>
        <h1>
          <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
        </h1>
        <p className="actions">
          <ErrorBoundaryTryAgainButton className="button button-main" onClick={tryAgain} />
          <button className="button" type="button" onClick={() => window.location.reload()}>
            <Translate id="theme.ErrorPageContent.reload">Reload the page</Translate>
          </button>
        </p>
      </div>
      <div>
        <h2 className="trace-title">
          <Translate id="theme.ErrorPageContent.what">What went wrong</Translate>
        </h2>
        <p className="trace">{message}</p>
      </div>
    </main>
  )
}
