// What a page may hold besides Markdown. Anyone may propose a page, and a page is evaluated on the machine that builds
// it and in readers' browsers, so whatever isn't listed here is refused before it runs.
// To let pages use another component, add its line to ELEMENTS (and to IMPORTS, if the page has to import it).

/** Elements with the attributes that each takes. Every attribute is plain text in quotes. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  AddToWallet: ['network'],
  Address: ['of', 'network', 'role'],
  Card: ['to', 'title'],
  Cards: [],
  Choices: [],
  ContractTable: ['group', 'network'],
  Details: ['summary'],
  Diagram: ['src'],
  EventTimeline: ['of'],
  Fact: ['of'],
  FeeCurrencyTable: ['network'],
  Glossary: [],
  Needs: [],
  Network: ['id'],
  NetworkTable: ['id'],
  ParameterTable: ['group'],
  RewardsCalculator: [],
  Starts: [],
  Steps: [],
  Tab: ['label'],
  Tabs: ['group'],
  TryCall: [],
  TokenTable: ['network', 'group'],
  YouTube: ['id', 'title'],
  br: [],
  time: ['dateTime'],
}

/** Components that a page imports under their own name, each with its module. */
const IMPORTS: Readonly<Record<string, string>> = {
  AddToWallet: '@site/src/components/AddToWallet/AddToWallet',
  RewardsCalculator: '@site/src/components/RewardsCalculator/RewardsCalculator',
  TryCall: '@site/src/components/TryCall/TryCall',
}

/** The attributes that an element may have, by its name; nothing for an element that a page may not hold. */
export const allowedElements: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(ELEMENTS))

/** The only lines of JavaScript that a page may hold. */
export const allowedImports: ReadonlySet<string> = new Set(
  Object.entries(IMPORTS).map(([name, from]) => `import ${name} from '${from}'`),
)
