// npm run contract:build runs this after Foundry: the ABI and the bytecode become a module with types.
import { readFileSync, writeFileSync } from 'node:fs'

const ARTIFACT = new URL('../contracts/out/Guestbook.sol/Guestbook.json', import.meta.url)
const MODULE = new URL('../src/contract/guestbook.ts', import.meta.url)

interface Artifact {
  readonly abi: readonly unknown[]
  readonly bytecode: { readonly object: string }
}

const { abi, bytecode } = JSON.parse(readFileSync(ARTIFACT, 'utf8')) as Artifact // as Foundry writes it

writeFileSync(
  MODULE,
  `// Written by npm run contract:build from contracts/Guestbook.sol.
export const guestbookAbi = ${JSON.stringify(abi, null, 2)} as const

export const guestbookBytecode =
  '${bytecode.object}'
`,
)
console.log('Wrote src/contract/guestbook.ts')
