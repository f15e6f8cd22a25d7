import { describe, expect, it } from 'vitest'
import { joinContinuations, parseCelocliLine, splitWords } from './parse-command'

describe('splitWords', () => {
  it('keeps quoted words together and drops the quotes', () => {
    expect(splitWords(`celocli account:set-name --name "Example Group" --x='a b'`)).toEqual([
      'celocli',
      'account:set-name',
      '--name',
      'Example Group',
      '--x=a b',
    ])
  })

  it('stops at a pipe, a redirect and a semicolon', () => {
    expect(splitWords('celocli commands | grep x')).toEqual(['celocli', 'commands'])
    expect(splitWords('celocli commands > list.txt')).toEqual(['celocli', 'commands'])
    expect(splitWords('celocli commands;ls')).toEqual(['celocli', 'commands'])
  })

  it('stops at a comment, and keeps a # inside a word', () => {
    expect(splitWords('celocli commands # all of them')).toEqual(['celocli', 'commands'])
    expect(splitWords('celocli a#b')).toEqual(['celocli', 'a#b'])
  })

  it('keeps a command substitution as one word', () => {
    expect(splitWords('celocli account:show $(cat address.txt)')).toHaveLength(3)
  })
})

describe('joinContinuations', () => {
  it('joins lines that end in a backslash and drops comments', () => {
    expect(joinContinuations('# a note\ncelocli commands \\\n  --json\n\n')).toEqual([
      'celocli commands    --json',
    ])
  })
})

describe('parseCelocliLine', () => {
  it.each([
    ['celocli node:synced', 'node:synced'],
    ['npx celocli node:synced', 'node:synced'],
    ['npx --yes @celo/celocli@5.0.0 node:synced', 'node:synced'],
    ['NO_SYNCCHECK=true celocli node:synced', 'node:synced'],
    ['celocli --version', ''],
  ])('%s', (line, command) => {
    expect(parseCelocliLine(line)?.command).toBe(command)
  })

  it('leaves other commands alone', () => {
    expect(parseCelocliLine('cast block latest')).toBeUndefined()
    expect(parseCelocliLine('npm install --global @celo/celocli')).toBeUndefined()
  })
})
