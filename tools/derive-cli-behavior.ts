// npx tsx tools/derive-cli-behavior.ts <packages/cli of a celocli checkout> <source> <day>
// Writes data/cli/behavior.json: flag rules, checks, transactions and messages, each with its line.
import fs from 'node:fs'
import path from 'node:path'
import type { CliBehavior, CommandBehavior } from '../model/facts/schema/cli'
import { readChecks, readCommand, readMessages, readSharedFlags } from '../checks/cli/derive-behavior'
import { loadCliFacts } from '../checks/cli/load-cli-data'

const SHARED_SOURCES = [
  'src/base.ts',
  'src/transfer-stable-base.ts',
  'src/utils/bridge.ts',
  'src/utils/checks.ts',
  'src/utils/command.ts',
  'src/utils/helpers.ts',
  'src/utils/identity.ts',
  'src/utils/release-gold-base.ts',
]

/** Commands that sign with their own wallet ignore the shared kit's fee currency. */
function feePaidIn(source: string, sends: boolean): CommandBehavior['feePaidIn'] {
  if (source.includes('l1RpcUrl') && source.includes('getL1WalletClient')) return 'ethereum'
  const ownWallet = source.includes('this.getWalletClient()') && !source.includes('gasCurrency')
  return ownWallet && (sends || source.includes('wallet.writeContract')) ? 'celo' : undefined
}

function main([folder, from, day]: string[]) {
  if (!folder || !from || !day) throw new Error('expected: packages/cli folder, source, day (YYYY-MM-DD)')
  const root = path.resolve(__dirname, '..')
  const facts = loadCliFacts(root)
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
  const checks = readChecks(read('src/utils/checks.ts'))
  const flags = readSharedFlags(read('src/utils/flags.ts'))
  const entries = Object.entries(facts.commands).flatMap(([name, { source }]) => {
    if (!source?.startsWith('src/commands/')) return []
    const text = read(source)
    const behavior = readCommand(text, checks, flags)
    const paid = feePaidIn(text, behavior.sends.length > 0)
    return [
      [
        name,
        { source: `packages/cli/${source}`, ...behavior, ...(paid ? { feePaidIn: paid } : {}) },
      ] as const,
    ]
  })
  const shared = SHARED_SOURCES.flatMap((file) =>
    readMessages(read(file)).map((message) => ({ ...message, source: `packages/cli/${file}` })),
  )
  const checkLines = [...checks.values()].map((text) => ({
    text,
    source: 'packages/cli/src/utils/checks.ts',
    line:
      1 +
      read('src/utils/checks.ts')
        .split('\n')
        .findIndex((line) => line.includes(text.split('…')[0]!.trim() || text.split('…').at(-1)!.trim())),
  }))
  const behavior: CliBehavior = {
    source: from,
    checkedOn: day,
    version: facts.version,
    note: 'derived by tools/derive-cli-behavior.ts; values that celocli fills in are an ellipsis',
    messages: [...shared, ...checkLines.filter(({ line }) => line > 0)],
    commands: Object.fromEntries(entries),
  }
  fs.writeFileSync(path.join(root, 'data/cli/behavior.json'), `${JSON.stringify(behavior, null, 1)}\n`)
  console.log(`data/cli/behavior.json: ${entries.length} commands`)
}

main(process.argv.slice(2))
