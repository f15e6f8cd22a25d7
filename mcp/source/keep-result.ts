/** Makes something once, when it's first asked for. After a failure, it's made again. */
export function keepResult<T>(make: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  return () => {
    if (kept) return kept
    const made = make()
    kept = made
    made.catch(() => {
      kept = undefined
    })
    return made
  }
}
