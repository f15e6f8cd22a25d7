import { earlyField } from '@site/src/search/theme/SearchBar/search-placeholder.client'
import { loadEngine } from '@site/src/search/client/load-engine'

/**
 * Looks for what the reader types before the dialog is there, so that its first answer waits for little.
 * Out: resolves when the texts of a first answer are on their way, or there is nothing to look for. Never rejects: what
 * fails here, the dialog asks for again, and tells.
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
