import { describe, expect, it } from 'vitest'
import { readChecks, readCommand, readMessages, readSharedFlags } from './derive-behavior'

const checks = readChecks(`class CheckBuilder {
  isAccount = (address: Address) =>
    this.addCheck(\`\${address} is a registered Account\`, run, \`\${address} is not registered\`)
  isTall = () => this.addConditionalCheck('Is tall', true, run)
}`)
const sets = readSharedFlags(`export const SafeFlags = {
  useSafe: Flags.boolean({ exclusive: ['useMultiSig'] }),
  safeAddress: CustomFlags.address({ dependsOn: ['useSafe'] }),
}`)
const COMMAND = `export default class Vote extends BaseCommand {
  static flags = {
    ...BaseCommand.flags,
    ...SafeFlags,
    type: Flags.option({ dependsOn: ['hotfix'], options: ['a'] })(),
    'queue-update': Flags.string({ exclusive: ['apply'] }),
    from: CustomFlags.address({ required: true }),
  }
  async run() {
    if (!res.flags.from) this.error(\`No sender \${from}\`)
    const accounts = await kit.contracts.getAccounts()
    await accounts.isAccount(from)
    await newCheckBuilder(this, from)
      .addCheck(\`Value [\${value}] is > 0\`, () => true)
      .isAccount(from)
      .proposalInStages(id, ['Referendum', 'Execution'])
      .runChecks()
    if (other) newCheckBuilder(this).isTall().runChecks()
    await displayViemTx('vote', tx, client)
  }
}`

describe('readChecks', () => {
  it('finds the line that each check prints', () => {
    expect([...checks]).toEqual([
      ['isAccount', '… is a registered Account'],
      ['isTall', 'Is tall'],
    ])
  })
})

describe('readCommand', () => {
  const found = readCommand(COMMAND, checks, sets)

  it('finds exclusions and dependencies, those of shared sets too', () => {
    expect(found.flags).toEqual({
      useSafe: { exclusive: ['useMultiSig'], line: 2 },
      safeAddress: { dependsOn: ['useSafe'], line: 3 },
      type: { dependsOn: ['hotfix'], line: 5 },
      'queue-update': { exclusive: ['apply'], line: 6 },
    })
  })

  it('finds the checks in order, and marks those that run only sometimes', () => {
    expect(found.checks).toEqual([
      { text: 'Value […] is > 0', line: 14 },
      { text: '… is a registered Account', line: 15 },
      { text: '… is in stage Referendum or Execution', line: 16 },
      { text: 'Is tall', line: 18, conditional: true },
    ])
  })

  it('finds transactions and messages', () => {
    expect(found.sends).toEqual(['vote'])
    expect(found.messages).toEqual([{ text: 'No sender …', line: 10 }])
  })

  it('control: a getter of a contract is no check', () => {
    expect(readCommand('accounts.isAccount(from)', checks, sets).checks).toEqual([])
  })
})

describe('readMessages', () => {
  it('reads thrown texts, also those put together', () => {
    expect(readMessages("throw new Error('One. ' +\n  'Two.')")).toEqual([{ text: 'One. Two.', line: 1 }])
  })
})
