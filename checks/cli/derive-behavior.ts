import ts from 'typescript'
import type { CommandBehavior } from '../../model/facts/schema/cli'

type FlagRules = CommandBehavior['flags']

/** What one celocli source file contains, before the files are combined. */
interface FileBehavior {
  flags: FlagRules
  checks: CommandBehavior['checks']
  sends: string[]
  messages: CommandBehavior['messages']
}

const TRANSACTIONS = new Set(['displayViemTx', 'displaySafeTx'])
const STAGE_CHECKS = new Set(['proposalInStage', 'proposalInStages'])
const FAILURES = new Set(['error', 'warn', 'failWith'])
const MAX_DEPTH = 12

/** The text of a string or template; each `${…}` becomes an ellipsis, runs of them one. */
export function shownText(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  return pieces(node)?.replace(/\s+/g, ' ').trim()
}

function pieces(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [pieces(node.left) ?? '…', pieces(node.right) ?? '…']
    return left === '…' && right === '…' ? undefined : `${left}${right}`
  }
  if (!ts.isTemplateExpression(node)) return undefined
  const tail = node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
  return `${node.head.text}${tail}`
}

const parse = (source: string) => ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
const lineAt = (file: ts.SourceFile, node: ts.Node) =>
  file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1

function visit(node: ts.Node, on: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => visit(child, on))
  on(node)
}

const calledName = (call: ts.CallExpression) =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText()

function listStrings(node: ts.Expression): string[] {
  return ts.isArrayLiteralExpression(node)
    ? node.elements.filter(ts.isStringLiteralLike).map(({ text }) => text)
    : []
}

/** The first object literal inside a flag's value: `Flags.string({ … })` or `Flags.option({ … })()`. */
function listOptions(node: ts.Node, depth = 0): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node
  if (depth > MAX_DEPTH || !ts.isCallExpression(node)) return undefined
  const [argument] = node.arguments
  return (argument && listOptions(argument, depth + 1)) ?? listOptions(node.expression, depth + 1)
}

function flagRules(file: ts.SourceFile, literal: ts.ObjectLiteralExpression, shared: Map<string, FlagRules>) {
  const rules: FlagRules = {}
  for (const property of literal.properties) {
    if (ts.isSpreadAssignment(property)) Object.assign(rules, shared.get(property.expression.getText(file)))
    if (!ts.isPropertyAssignment(property)) continue
    const name = ts.isStringLiteralLike(property.name) ? property.name.text : property.name.getText(file)
    const fields = listOptions(property.initializer)?.properties.filter(ts.isPropertyAssignment) ?? []
    const list = (key: string) => {
      const field = fields.find(({ name: own }) => own.getText(file) === key)
      return field ? listStrings(field.initializer) : []
    }
    const [exclusive, dependsOn] = [list('exclusive'), list('dependsOn')]
    if (exclusive.length + dependsOn.length === 0) continue
    rules[name] = {
      ...(exclusive.length > 0 ? { exclusive } : {}),
      ...(dependsOn.length > 0 ? { dependsOn } : {}),
      line: lineAt(file, property),
    }
  }
  return rules
}

/**
 * Reads the checks that utils/checks.ts offers.
 * Out: each method's name mapped to the line that celocli prints for it.
 */
export function readChecks(source: string): Map<string, string> {
  const file = parse(source)
  const checks = new Map<string, string>()
  visit(file, (node) => {
    if (!ts.isPropertyDeclaration(node) || !node.initializer) return
    visit(node.initializer, (inner) => {
      if (!ts.isCallExpression(inner)) return
      if (!['addCheck', 'addConditionalCheck', 'addAsyncConditionalCheck'].includes(calledName(inner))) return
      const text = shownText(inner.arguments[0])
      if (text) checks.set(node.name.getText(file), text)
    })
  })
  return checks
}

/** Reads the flag sets that several commands spread, such as `MultiSigFlags`. */
export function readSharedFlags(source: string): Map<string, FlagRules> {
  const file = parse(source)
  const sets = new Map<string, FlagRules>()
  visit(file, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return
    if (ts.isObjectLiteralExpression(node.initializer))
      sets.set(node.name.getText(file), flagRules(file, node.initializer, new Map()))
  })
  return sets
}

/** Reads every message of a source file: thrown, warned about, or printed by `failWith`. */
export function readMessages(source: string): CommandBehavior['messages'] {
  const file = parse(source)
  const messages: CommandBehavior['messages'] = []
  const add = (node: ts.Node, text: string | undefined) => {
    if (text && text.length > 2) messages.push({ text, line: lineAt(file, node) })
  }
  visit(file, (node) => {
    if (ts.isCallExpression(node) && FAILURES.has(calledName(node))) add(node, shownText(node.arguments[0]))
    if (ts.isCallExpression(node) && calledName(node) === 'log') add(node, shownText(node.arguments[0]))
    if (ts.isCallExpression(node) && calledName(node) === 'addCheck') add(node, shownText(node.arguments[2]))
    if (ts.isCallExpression(node) && calledName(node) === 'parseBytes')
      add(node, shownText(node.arguments[2]))
    if (ts.isVariableDeclaration(node) && /messages$/i.test(node.name.getText(file)) && node.initializer)
      visit(node.initializer, (inner) => {
        if (ts.isPropertyAssignment(inner)) add(inner, shownText(inner.initializer))
      })
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText(file)))
      add(node, shownText(node.arguments?.[0]))
  })
  return messages.sort((a, b) => a.line - b.line)
}

/**
 * Reads one command file of celocli. Pure.
 * In: its text, the checks of utils/checks.ts and the shared flag sets of utils/flags.ts.
 * Out: exclusions and dependencies of its flags, its checks in order, its transactions and messages.
 */
export function readCommand(
  source: string,
  known: Map<string, string>,
  shared: Map<string, FlagRules>,
): FileBehavior {
  const file = parse(source)
  const found: FileBehavior = { flags: {}, checks: [], sends: [], messages: readMessages(source) }
  const addCheck = (node: ts.CallExpression, text: string | undefined, conditional: boolean) => {
    if (!text || found.checks.some((check) => check.text === text)) return
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node
    found.checks.push({ text, line: lineAt(file, name), ...(conditional ? { conditional } : {}) })
  }
  const markTransaction = (node: ts.CallExpression, name: string) => {
    const label = TRANSACTIONS.has(name) ? shownText(node.arguments[0]) : undefined
    if (label && !found.sends.includes(label)) found.sends.push(label)
  }
  visit(file, (node) => {
    if (ts.isPropertyDeclaration(node) && node.name.getText(file) === 'flags' && node.initializer) {
      const literal = ts.isObjectLiteralExpression(node.initializer) ? node.initializer : undefined
      if (literal) found.flags = flagRules(file, literal, shared)
    }
    if (!ts.isCallExpression(node)) return
    const name = calledName(node)
    if (name === 'addCheck') addCheck(node, shownText(node.arguments[0]), isInBranch(node))
    else if (/^add\w*ConditionalCheck$/.test(name)) addCheck(node, shownText(node.arguments[0]), true)
    else if (!isOnBuilder(node)) return markTransaction(node, name)
    else if (STAGE_CHECKS.has(name)) addCheck(node, stageText(node), isInBranch(node))
    else if (known.has(name))
      addCheck(node, known.get(name), isInBranch(node) || name === 'usesWhitelistedFeeCurrency')
  })
  return found
}

/** Whether a call belongs to a chain of checks: `newCheckBuilder(this).isAccount(…)`, `checker.isValidator(…)`. */
function isOnBuilder(node: ts.CallExpression): boolean {
  let at: ts.Node = node.expression
  while (ts.isPropertyAccessExpression(at) || ts.isCallExpression(at)) at = at.expression
  return /check/i.test(at.getText())
}

/** The possible stages of a proposal, as celocli prints them. */
function stageText(node: ts.CallExpression): string {
  const [, stages] = node.arguments
  const names =
    stages && ts.isArrayLiteralExpression(stages) ? listStrings(stages) : [shownText(stages) ?? '…']
  return `… is in stage ${names.join(' or ')}`
}

/** Whether a call runs only under some condition of its method. */
function isInBranch(node: ts.Node): boolean {
  for (let at: ts.Node = node; at.parent && !ts.isMethodDeclaration(at); at = at.parent) {
    if (ts.isConditionalExpression(at.parent)) return true
    if (ts.isIfStatement(at.parent) && at.parent.expression !== at) return true
  }
  return false
}
