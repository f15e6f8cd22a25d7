type Connection = { effectiveType?: string; saveData?: boolean }

/** Whether nothing should be fetched before it is asked for: slow connection, or a reader who saves data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return (
    connection?.saveData === true ||
    /2g|3g/.test(connection?.effectiveType ?? '') ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
