import type { Registry } from '../../model/facts/entries'
import type { NetworkId } from '../../model/facts/schema/record'
import type { Token, TokenDeployment } from '../../model/facts/schema/tokens'
import { askCode } from './address-questions'
import { listParameterAddresses } from './parameter-addresses'
import type { Place, Question } from './question'
import { textAt } from './values'

const file = 'data/tokens.json'

export function askSymbol(place: Place, address: string, expected: string): Question {
  const signature = 'function symbol() view returns (string)'
  return {
    topic: 'symbol',
    place,
    ask: { kind: 'views', calls: [{ address, signature }] },
    expected,
    read: (values) => textAt(values),
    fix: `The token was renamed, or the address is another token's: correct ${place.path}, or add alsoWritten to the token.`,
  }
}

function askDecimals(place: Place, address: string, decimals: number | string): Question {
  const signature = 'function decimals() view returns (uint8)'
  return {
    topic: 'decimals',
    place,
    ask: { kind: 'views', calls: [{ address, signature }] },
    expected: String(decimals),
    read: (values) => textAt(values),
    fix: `Amounts in samples are wrong by powers of ten: npm run facts -- set ${place.path} --value <decimals>.`,
  }
}

function askAdapter(at: (field: string) => Place, deployment: TokenDeployment): Question[] {
  if (deployment.feeCurrency !== 'adapter') return []
  const { 'fee-adapter': adapter, 'fee-adapter-decimals': decimals, token } = deployment
  const place = at('fee-adapter')
  const signature = 'function getAdaptedToken() view returns (address)'
  const adapted: Question = {
    topic: 'fee adapter',
    place,
    ask: { kind: 'views', calls: [{ address: adapter, signature }] },
    expected: token,
    read: (values) => textAt(values),
    fix: `The adapter belongs to another token: correct ${place.path} or ${at('token').path}.`,
  }
  return [askCode(place, adapter), adapted, askDecimals(at('fee-adapter-decimals'), adapter, decimals)]
}

function askDeployment([symbol, token]: [string, Token], network: NetworkId): Question[] {
  const deployment = token[network]
  if (!deployment) return []
  const keys = [symbol, network]
  const at = (field: string) => ({ path: `tokens.${symbol}.${network}.${field}`, file, keys, field })
  const { decimals } = deployment
  return [
    askCode(at('token'), deployment.token),
    askSymbol(at('token'), deployment.token, token.alsoWritten ?? symbol),
    ...(decimals === undefined ? [] : [askDecimals(at('decimals'), deployment.token, decimals)]),
    ...askAdapter(at, deployment),
  ]
}

function askBridged(registry: Registry, network: NetworkId): Question[] {
  const group = 'bridged-tokens'
  const bridged = listParameterAddresses(registry, network).filter(({ place }) =>
    place.path.startsWith(group),
  )
  return bridged.flatMap(({ place, address, label, stem }) => {
    const id = `${stem}-decimals`
    const decimals = registry.parameters[group]?.[id]
    const own = { path: `${group}.${id}`, file: place.file, keys: [id], field: 'value' }
    // A label starts with the symbol: "AAVE token on Celo, from the native bridge".
    const symbol = askSymbol(place, address, label.split(' ')[0] ?? '')
    return decimals ? [symbol, askDecimals(own, address, decimals.value)] : [symbol]
  })
}

/** Code, symbol and decimals of each token, and each fee adapter's token and decimals. Pure. */
export function askTokens(registry: Registry, network: NetworkId): Question[] {
  const tokens = Object.entries(registry.tokens).flatMap((entry) => askDeployment(entry, network))
  return [...tokens, ...askBridged(registry, network), ...askNamedContracts(registry, network)]
}

/** Contracts whose record has a symbol, and Chainlink's feeds, which describe themselves. */
function askNamedContracts(registry: Registry, network: NetworkId): Question[] {
  return Object.entries(registry.contracts).flatMap(([name, { contractName = '', ...contract }]) => {
    const deployment = contract[network]
    if (!deployment) return []
    const keys = [name, network]
    const path = `contracts.${name}.${network}`
    const place = { path, file: 'data/contracts.json', keys, field: 'address' }
    const symbol = deployment.symbol ? [askSymbol(place, deployment.address, deployment.symbol)] : []
    const isFeed = name.startsWith('Chainlink') && / \/ /.test(contractName)
    return [...symbol, ...(isFeed ? [askDescription(place, deployment.address, contractName)] : [])]
  })
}

function askDescription(place: Place, address: string, expected: string): Question {
  const signature = 'function description() view returns (string)'
  return {
    topic: 'description',
    place,
    ask: { kind: 'views', calls: [{ address, signature }] },
    expected,
    read: (values) => textAt(values),
    fix: `The feed is about another pair: correct ${place.path}.`,
  }
}
