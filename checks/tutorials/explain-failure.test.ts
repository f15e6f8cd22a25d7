import { expect, it } from 'vitest'
import { findMissingPackage, findNetworkFailure } from './explain-failure'

it.each([
  "fatal: unable to access 'https://github.com/foundry-rs/forge-std/': Could not resolve host: github.com",
  'npm error code EAI_AGAIN',
  'Error: getaddrinfo ENOTFOUND forno.celo.org',
  'curl: (7) Failed to connect to example.com port 443',
  'DownloadError: Failed to download file from https://binaries.soliditylang.org',
])('%s is the network', (line) => expect(findNetworkFailure(`first\n  ${line}\nlast`)).toBe(line))

it.each([
  'curl: command not found',
  'Failed to connect to 127.0.0.1 port 8545',
  "error: unexpected argument '--celoo' found",
  'npm error code E404',
])('%s is not', (line) => expect(findNetworkFailure(line)).toBeUndefined())

it('finds what a registry does not have', () => {
  expect(findMissingPackage('npm error code ETARGET')).toBe('npm error code ETARGET')
  expect(findMissingPackage('npm error code ERESOLVE')).toBeUndefined()
})
