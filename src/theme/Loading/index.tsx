import Translate from '@docusaurus/Translate'

type Props = { error: unknown; pastDelay: boolean; retry: () => void }

/** Placeholder for a part that loads separately: nothing for the first 200 ms, then a spinner, or what went wrong. */
export default function Loading({ error, pastDelay, retry }: Props) {
  if (error) {
    return (
      <div className="toast" role="alert">
        <span>{String(error)}</span>
        <button className="button" type="button" onClick={retry}>
          <Translate id="theme.Loading.retry">Retry</Translate>
        </button>
      </div>
    )
  }
  return pastDelay ? <Spinner /> : null
}

export function Spinner() {
  return (
    <div className="loading" role="status">
      <span className="spinner" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="muted">
        <Translate id="theme.Loading.label">Loading this page</Translate>
      </span>
    </div>
  )
}
