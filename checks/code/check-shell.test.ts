import { describe, expect, it } from 'vitest'
import { checkShell } from './check-shell'
import type { Program } from './programs'
import { readShellFacts } from './shell-facts'
import { tokenize } from './shell/tokenize'

const facts = readShellFacts()
facts.packages.verified = { tsx: ['4.20.5'] }

function getProgram(code: string): Program {
  const block = {
    file: 'docs/a.mdx',
    line: 10,
    lang: 'sh',
    check: 'shell',
    title: 'Terminal',
    meta: {},
    code,
  } as const
  const { file, lang, check, title } = block
  return { file, route: '/a', title, check, lang, chain: 'celo-sepolia', blocks: [block], code }
}
const foundIn = (code: string) => checkShell(getProgram(code), facts).map(({ found }) => found)

describe('commands that are right', () => {
  it.each([
    'celocli network:whitelist --node celo-sepolia',
    'celocli account:balance $ADDRESS -n celo',
    'celocli transfer:erc20 --from=$FROM --to $TO --value 1 \\\n  --erc20Address $TOKEN',
    'cast send $TO "transfer(address,uint256)" $TO 1 --private-key $PRIVATE_KEY --rpc-url $RPC_URL',
    'cast wallet new',
    'BALANCE=$(cast balance $ADDRESS --rpc-url celo) && echo "$BALANCE"',
    'forge create src/A.sol:A --broadcast --constructor-args 1 2 --rpc-url $RPC_URL -vvv',
    'forge verify-contract $ADDRESS src/A.sol:A --chain celo-sepolia --verifier blockscout',
    'docker compose --profile full up -d',
    'docker compose logs -f --tail=100 op-reth',
    'docker run --rm -it -p 8545:8545 -v "$PWD/data:/data" image:1 --any-flag of the image',
    'npm install viem@2.57.1 && npx tsx a.ts',
    'curl -s -X POST https://forno.celo.org -H "Content-Type: application/json" -d \'{"a": 1}\' | jq .',
    'git clone https://github.com/celo-org/celo-monorepo.git',
    "export KEY='a b' # comment\nsudo apt-get update 2>&1 > log.txt",
  ])('%s', (code) => {
    expect(foundIn(code)).toEqual([])
  })
})

describe('commands that are wrong', () => {
  it.each([
    ['celocli transfer:gold --to $A', 'celocli transfer:gold'],
    ['celocli lockedgold:lock --from $A --value 1', 'celocli lockedgold:lock, an alias'],
    ['celocli network:whitelist --nodes celo', 'celocli network:whitelist --nodes'],
    [
      'celocli account:authorize --from $A --signer $B --signature $S',
      'celocli account:authorize without --role',
    ],
    [
      'celocli account:authorize --from $A --role voter --signer $B --signature $S',
      'celocli account:authorize --role voter',
    ],
    ['celocli account:balance', 'celocli account:balance with 0 arguments'],
    ['celocli account:balance $A --node', 'celocli account:balance --node at the end'],
    ['cast sned $A', 'cast sned'],
    ['cast send $A --privat-key $K', 'cast send --privat-key'],
    ['cast call $A "x()" --chain celo-alfajores', 'cast call --chain celo-alfajores'],
    ['forge verify-contract $A B --verifier celoscan', 'forge verify-contract --verifier celoscan'],
    ['docker compose upp', 'docker compose upp'],
    ['docker compose up --detatch', 'docker compose up --detatch'],
    ['npm install viem', 'viem without a version'],
    ['npm install viem@latest', 'viem@latest'],
    ['npm install viem@9.9.9', 'viem@9.9.9'],
    ['npm install no-such-thing', 'the package no-such-thing'],
    ['npx no-such-thing', 'the package no-such-thing'],
    ['npm instal viem@2.57.1', 'npm instal'],
    ['curl htp://forno.celo.org', 'the URL htp://forno.celo.org'],
    ['git clone github.com/a/b', 'the URL github.com/a/b'],
    ['frobnicate', 'the program frobnicate'],
    ['$ npm ci', 'the prompt sign $'],
    ['cat << EOF\nx\nEOF', 'a heredoc (<<)'],
    ['cast balance <ADDRESS>', 'the placeholder <ADDRESS>, which a shell reads as a redirection'],
    ['for a in b; do ls; done', 'for in a shell block'],
    ['echo "open', '" without its end'],
    ['echo $(frobnicate)', 'the program frobnicate'],
    ['# nothing', 'no command'],
  ])('%s', (code, found) => {
    expect(foundIn(code)[0]).toBe(found)
  })

  it('gives the line of the page, the expected and the fix', () => {
    const [problem] = checkShell(getProgram('ls\nls\ncelocli network:whitelst'), facts)
    expect(problem).toEqual({
      file: 'docs/a.mdx',
      line: 12,
      found: 'celocli network:whitelst',
      expected: 'a command of celocli 9.0.1',
      fix: 'did you mean "network:whitelist"?',
    })
  })
})

describe('tokenize', () => {
  it('knows continued lines, quotations and what the shell fills in', () => {
    const [command] = tokenize('a \\\n  "b $C" \'d $E\' f\\ g')
    expect(command?.words).toEqual([
      { text: 'a', dynamic: false },
      { text: 'b $C', dynamic: true },
      { text: 'd $E', dynamic: false },
      { text: 'f g', dynamic: false },
    ])
  })
})
