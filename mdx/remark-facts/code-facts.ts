import { fillFacts } from '../../model/facts/fact-braces'
import { factRecord } from '../../model/facts/registry'
import { at, type Place } from './directive-error'

/** Code with each `{{path}}` replaced with the fact's value. `place` is the line of the opening fence. */
export function withFacts(code: string, place: Place, root: string): string {
  return fillFacts(code, ({ path, whole, index }) => {
    const line = place.line + code.slice(0, index).split('\n').length
    const here = { ...place, line: place.directive === 'code block' ? line : place.line }
    return at(here, { found: whole, expected: 'a path in the registry' }, () => factRecord(path, root)).raw
  })
}
