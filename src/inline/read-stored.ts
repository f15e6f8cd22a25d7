/** What the browser's storage has under a key; null if there's nothing, or storage is denied. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
