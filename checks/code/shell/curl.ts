import type { Fault } from '../../../model/diagnostic'
import type { Word } from './tokenize'

const withValue = new Set([
  '-X',
  '--request',
  '-H',
  '--header',
  '-d',
  '--data',
  '--data-raw',
  '--json',
  '-o',
  '--output',
  '-u',
  '--user',
  '-A',
  '--max-time',
  '-m',
  '-F',
  '--form',
  '-w',
  '--write-out',
  '--url',
  '--retry',
  '--data-urlencode',
])
const switches =
  /^(-[sSLfOIkivG]+|--(silent|show-error|location|fail|fail-with-body|remote-name|head|get|include|compressed|globoff|proto))$/
const bodies = new Set(['-d', '--data', '--data-raw', '--json'])

function bodyFault(body: Word): Fault | undefined {
  if (body.dynamic || body.text.startsWith('@') || !/^\s*[[{]/.test(body.text)) return undefined
  try {
    JSON.parse(body.text)
    return undefined
  } catch (error) {
    const found = `a body that is not JSON: ${error instanceof Error ? error.message : String(error)}`
    return { found, expected: 'valid JSON after -d', fix: 'correct the body, in single quotes' }
  }
}

/** @returns the fault of a URL as curl, git and wget take it; a shell variable is not looked into */
export function urlFault(word: Word): Fault | undefined {
  if (word.dynamic || /^(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(word.text)) return undefined
  if (/^https?:\/\/[\w.-]+(:\d+)?([/?#]\S*)?$/.test(word.text) && URL.canParse(word.text)) return undefined
  return {
    found: `the URL ${word.text}`,
    expected: 'http:// or https:// with a host',
    fix: 'write the whole URL',
  }
}

/** @returns faults of a curl command: unknown flag, bad URL, body that is not JSON */
export function checkCurl(words: readonly Word[]): Fault[] {
  const faults: Fault[] = []
  const urls: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word // the loop's bound
    if (withValue.has(word.text)) {
      at += 1
      const value = words[at]
      const fault = value && bodies.has(word.text) ? bodyFault(value) : undefined
      if (fault) faults.push(fault)
      if (value && word.text === '--url') urls.push(value)
    } else if (word.text.startsWith('-')) {
      if (switches.test(word.text)) continue
      faults.push({
        found: `curl ${word.text}`,
        expected: 'a flag that is listed',
        fix: 'correct it, or add it to checks/code/shell/curl.ts',
      })
    } else urls.push(word)
  }
  if (urls.length === 0) faults.push({ found: 'curl without a URL', expected: 'a URL', fix: 'add it' })
  return [...faults, ...urls.flatMap((url) => urlFault(url) ?? [])]
}
