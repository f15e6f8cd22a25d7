// What a page may contain in addition to Markdown. Anyone can propose a page, and pages are evaluated on the build
// machine and in readers' browsers, so anything not listed here is rejected before it runs. To let pages use
// another component, add its line to ELEMENTS (and to IMPORTS, if the page has to import it).

/** Elements with their allowed attributes. Every attribute is plain text in quotes. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  AddToWallet: ['network'],
  Address: ['of', 'network', 'role'],
  Card: ['to', 'title'],
  Cards: [],
  Chart: ['of'],
  Choices: [],
  ContractReference: ['of', 'as'],
  ContractTable: ['group', 'network'],
  Details: ['summary'],
  Diagram: ['src'],
  EventTimeline: ['of'],
  Fact: ['of'],
  FeeCalculator: [],
  FeeCurrencyTable: ['network', 'group'],
  Glossary: [],
  Network: ['id'],
  NetworkNow: ['network'],
  NetworkTable: ['id'],
  ParameterTable: ['group', 'contract'],
  RewardsCalculator: [],
  Screenshot: ['of', 'alt'],
  Starts: ['id'],
  Tab: ['label'],
  Tabs: ['group'],
  TableFilter: ['label'],
  TryCall: ['of', 'at'],
  TokenTable: ['network', 'group'],
  UnitConverter: [],
  YouTube: ['id', 'title'],
  br: [],
  time: ['dateTime'],
}

/** Components that a page imports under their own name, each with its module. */
const IMPORTS: Readonly<Record<string, string>> = {
  AddToWallet: '@site/src/components/AddToWallet/AddToWallet',
  FeeCalculator: '@site/src/components/FeeCalculator/FeeCalculator',
  NetworkNow: '@site/src/components/NetworkNow/NetworkNow',
  RewardsCalculator: '@site/src/components/RewardsCalculator/RewardsCalculator',
  TryCall: '@site/src/components/TryCall/TryCall',
  UnitConverter: '@site/src/components/UnitConverter/UnitConverter',
}

/** The attributes that an element may have, by its name; undefined for an element that isn't allowed. */
export const allowedElements: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(ELEMENTS))

/** The only lines of JavaScript that a page may contain. */
export const allowedImports: ReadonlySet<string> = new Set(
  Object.entries(IMPORTS).map(([name, from]) => `import ${name} from '${from}'`),
)
