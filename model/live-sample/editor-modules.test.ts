import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readManifest } from '../packages/lock-file'
import { factRaw } from '../facts/registry'
import { listBundles } from './editor-modules'

const { dependencies } = readManifest(readFileSync('package.json', 'utf8'))

it.each([
  ['viem', 'viem'],
  ['ethers', 'ethers'],
  ['wagmi', 'wagmi-3'],
])('the editor has %s in the version of the registry', (name, fact) =>
  expect(dependencies?.[name]).toBe(factRaw(`versions.${fact}`)),
)

describe('listBundles', () => {
  it.each<[string, string[]]>([
    ["import { http } from 'viem'", []],
    ["import { Wallet } from 'ethers'", ['ethers']],
    ['import { getBalance } from "wagmi/actions"', ['wagmi']],
    ['Buffer.from("")', ['node']],
    ["import { createHmac } from 'node:crypto'\nimport * as ethers from 'ethers'", ['node', 'ethers']],
  ])('%j needs %j', (text, bundles) => expect(listBundles(['', text])).toEqual(bundles))
})
