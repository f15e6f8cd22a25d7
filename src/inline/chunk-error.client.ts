declare global {
  interface Window {
    /** From the page itself (start-script.ts): tells that a part did not arrive. The authoring server's pages have none. */
    celoLost?: () => void
  }
}

/** A part that was asked for without anyone waiting for it, such as an island: told once, and no error of the page. */
export function handleRejection(event: PromiseRejectionEvent) {
  const reason: unknown = event.reason
  if (!(reason instanceof Error) || !/^(ChunkLoadError|CSS_CHUNK_LOAD_FAILED)$/.test(reason.name)) return
  event.preventDefault()
  window.celoLost?.()
}

/**
 * Takes the notice away: what it told of has come after all, or another page is shown. The role tells it from a heading
 * of the same id.
 */
export const forgetLost = () => document.querySelector('#lost[role=alert]')?.remove()
