import { earlyField } from '@site/src/search/theme/SearchBar/search-placeholder.client'
import { loadEngine } from '@site/src/search/client/load-engine'

/**
 * Searches for what the reader types before the dialog is ready, so its first response comes quickly.
 * Out: resolves when a first response's text is being fetched, or there's nothing to search for. Never rejects: the
 * dialog repeats a failed request and reports it.
 */
export async function answerEarly(): Promise<void> {
  try {
    const { askAhead } = await loadEngine()
    const field = earlyField()
    if (!field) return
    const ask = () => askAhead(field.value)
    field.oninput = () => void ask().catch(() => undefined)
    await ask()
  } catch {
    return
  }
}
