import ts from 'typescript'
import type { Method } from './wrapper-index'

/** A wrapper class, from its declaration file. */
export interface DeclaredClass {
  name: string
  base: string | undefined
  abstract: boolean
  methods: Method[]
}

/** A type as shown on the page: without Promise, import paths and object members. */
export function shownType(text: string): string {
  const plain = text
    .replace(/import\("[^"]+"\)\.(default|[A-Za-z]+)/g, (_, name: string) =>
      name === 'default' ? 'BigNumber' : name,
    )
    .replace(/\s+/g, ' ')
    .trim()
  const promised = /^Promise<(.*)>$/.exec(plain)?.[1] ?? plain
  return promised.replaceAll('`0x${string}`', 'StrongAddress').replace(/\{.*\}/g, 'object')
}

const hasModifier = (node: ts.HasModifiers, kind: ts.SyntaxKind): boolean =>
  node.modifiers?.some((modifier) => modifier.kind === kind) ?? false

/** A member's call signature: it's either a method or a property whose value is a function. */
function callable(member: ts.ClassElement): ts.MethodDeclaration | ts.FunctionTypeNode | undefined {
  if (ts.isMethodDeclaration(member)) return member
  if (ts.isPropertyDeclaration(member) && member.type && ts.isFunctionTypeNode(member.type))
    return member.type
  return undefined
}

function getMethod(member: ts.ClassElement, file: ts.SourceFile): Method | undefined {
  const hidden = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword]
  if (ts.canHaveModifiers(member) && hidden.some((kind) => hasModifier(member, kind))) return undefined
  const call = callable(member)
  if (!call || !member.name) return undefined
  const name = member.name.getText(file)
  const parameters = call.parameters.map(
    (parameter) => parameter.name.getText(file) + (parameter.questionToken ? '?' : ''),
  )
  const returns = call.type?.getText(file) ?? 'void'
  const write = returns.includes('CeloTransactionObject')
  const result = write ? '' : `: ${shownType(returns)}`
  return { name, signature: `${name}(${parameters.join(', ')})${result}`, write }
}

/**
 * A declaration file's exported classes.
 *
 * @param text the file's text; @param fileName shown in the parser's errors
 */
export function declaredClasses(text: string, fileName: string): DeclaredClass[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true)
  return file.statements.filter(ts.isClassDeclaration).map((declaration) => ({
    name: declaration.name?.text ?? '',
    base: declaration.heritageClauses
      ?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
      ?.types[0]?.expression.getText(file),
    abstract: hasModifier(declaration, ts.SyntaxKind.AbstractKeyword),
    methods: declaration.members.flatMap((member) => getMethod(member, file) ?? []),
  }))
}
