/** A part that nothing waits for, such as an island, didn't arrive: reports it once instead of as an error of the page. */
export function handleRejection(event: PromiseRejectionEvent) {
  const reason: unknown = event.reason
  if (!(reason instanceof Error) || !/^(ChunkLoadError|CSS_CHUNK_LOAD_FAILED)$/.test(reason.name)) return
  event.preventDefault()
  window.celoLost?.()
}

/**
 * Removes the notice of chunk-error.program.ts once the part has arrived, or another page is shown. A heading can have the same
 * ID, but not the role.
 */
export const removeNotice = () => document.querySelector('#lost[role=alert]')?.remove()
