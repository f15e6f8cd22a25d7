import { factRecord } from '../../model/facts/registry'
import { at, type Place } from './directive-error'

/** `{{path}}`, but not `${{ … }}` of other languages, nor text without a dot inside. */
const marker = /(?<!\$)\{\{\s*([A-Za-z@][\w@/-]*(?:\.[\w@/-]+)+)\s*\}\}/g

/** Code with each `{{path}}` replaced by the value of the fact. `place` is the line of the opening fence. */
export function withFacts(code: string, place: Place, root: string): string {
  return code.replace(marker, (whole, path: string, index: number) => {
    const line = place.line + code.slice(0, index).split('\n').length
    const here = { ...place, line: place.directive === 'code block' ? line : place.line }
    return String(at(here, whole, 'a path of the registry', () => factRecord(path, root)).raw)
  })
}
