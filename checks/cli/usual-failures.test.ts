import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadCliData } from './load-cli-data'
import { checkUsualFailures, failureLine, findFailureAnchor, noFailureLines } from './usual-failures'

const data = loadCliData(path.resolve(__dirname, '../..'))
const getTopic = (topic: string) => data.texts.find((text) => text.topic === topic)!
const changed = () => structuredClone(data)

describe('the usual failures', () => {
  it('are known for each command, from its source', () => {
    expect(checkUsualFailures(data)).toEqual([])
  })

  it('are of the same version as the facts', () => {
    expect(data.failures.version).toBe(data.facts.version)
  })

  it('control: a command without a record fails', () => {
    const other = changed()
    delete other.failures.commands['account:new']
    expect(checkUsualFailures(other)).toEqual([expect.stringMatching(/^account:new: found no usual failure/)])
  })

  it('control: a message that the source does not show fails', () => {
    const other = changed()
    other.failures.commands['account:new'] = { error: 'The moon is full' }
    expect(checkUsualFailures(other)).toEqual([
      expect.stringMatching(/^account:new: found "The moon is full"/),
    ])
  })

  it('control: "none" for a command that runs checks fails', () => {
    const other = changed()
    other.failures.commands['account:authorize'] = { none: 'reads', checked: 'authorize.ts' }
    expect(checkUsualFailures(other)).toEqual([expect.stringMatching(/^account:authorize: found "none"/)])
  })

  it('control: a record of no command fails', () => {
    const other = changed()
    other.failures.commands['account:nothing'] = { error: 'Invalid erc20 address' }
    expect(checkUsualFailures(other)).toEqual([expect.stringMatching(/^account:nothing: found a record/)])
  })
})

describe('failureLine', () => {
  it('links to the row that explains the error, in its table or in a section', () => {
    expect(failureLine('account:balance', getTopic('account'), data.failures)[0]).toBe(
      'Common error: [`Invalid erc20 address`](#troubleshooting)',
    )
    expect(findFailureAnchor('plugin is invalid', getTopic('plugins'))).toBe('if-it-fails')
  })

  it('control: an error that the page does not explain fails', () => {
    const topic = { ...getTopic('account'), failures: [] }
    expect(() => failureLine('account:balance', topic, data.failures)).toThrow(
      /commands\.account:balance: found "Invalid erc20 address", which no table/,
    )
  })
})

describe('noFailureLines', () => {
  it('says it once for the commands of a topic', () => {
    expect(noFailureLines(getTopic('validator'), data.failures)).toEqual([
      "`validator:list` and `validator:requirements` only read data, so they usually fail only when celocli can't reach the node. See the [errors that all commands share](/cli#if-it-fails).",
      '',
    ])
  })

  it('control: a topic whose commands all have an error says nothing', () => {
    expect(noFailureLines(getTopic('bridge'), data.failures)).toEqual([])
  })
})
