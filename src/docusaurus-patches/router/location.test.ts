import * as history from 'history'
import { describe, expect, it } from 'vitest'
import { createLocation, createPath } from './location'

const addresses = [
  '/',
  '',
  '/a',
  '/a/',
  '/a?b=c#d',
  '/a#d?b',
  '?b=c',
  '#d',
  'x/y',
  './x',
  '../x',
  '../../../x',
  '/a?',
  '/a#',
  '/%C3%A4',
  '/a%2Fb',
  '/a#%20',
]
const current = { ...createLocation('/one/two?q=1#h'), key: 'abc' }

/** What both write down: the original leaves out what isn't known in one case and names it in another. */
const known = (location: object) => JSON.parse(JSON.stringify(location)) as object

describe('a location', () => {
  it.each(addresses)('of %j is as in the history library', (address) => {
    expect(known(createLocation(address))).toEqual(known(history.createLocation(address)))
    expect(known(createLocation(address, current, { key: 'key', state: { n: 1 } }))).toEqual(
      known(history.createLocation(address, { n: 1 }, 'key', current)),
    )
    expect(createPath(createLocation(address, current))).toBe(
      history.createPath(history.createLocation(address, undefined, undefined, current)),
    )
  })

  it.each([
    { pathname: '/a', search: 'b=c', hash: 'd' },
    { search: '?b=c' },
    { search: undefined },
    { pathname: '/a', state: { n: 2 } },
  ])('of the parts %j is as in the history library', (parts) =>
    expect(known(createLocation(parts, current, { state: { n: 1 } }))).toEqual(
      known(history.createLocation(parts as object, { n: 1 }, undefined, current)),
    ),
  )

  it("isn't made of a path that can't be decoded", () => {
    const message = 'Pathname "/%" could not be decoded.'
    expect(() => createLocation('/%')).toThrow(message)
    expect(() => history.createLocation('/%')).toThrow(message)
  })

  it('control: another address differs', () =>
    expect(known(createLocation('/a'))).not.toEqual(known(history.createLocation('/b'))))
})
