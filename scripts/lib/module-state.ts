import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * Browser code whose state belongs into `shared-runtime`, or into a React context. Modules bundle their own copies of what
 * they share, and each copy would have separate state. A page has one shell, but what it keeps in module scope outlives a
 * test and hides from the store, so there too it needs a reason.
 */
const browserCode = [
  'shared-contracts/src/**/*.ts',
  'shared-ui/src/**/*.{ts,tsx}',
  'shared-parts/src/**/*.{ts,tsx}',
  'shared-runtime/endpoints/*.ts',
  'mf-*/src/**/*.{ts,tsx}',
  'shell/src/**/*.{ts,tsx}',
]

/** Marks a statement whose state may exist once per copy, and why. */
const excuse = /\bone a copy: \S/i

const holders = /^(Map|Set|WeakMap|WeakSet|EventTarget|AbortController|BroadcastChannel|QueryClient)$/

/** What a file keeps in module scope, as `file:line: name`. */
export function moduleStateIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const changed = changedNames(source)
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)) return []
    if (excuse.test(text.slice(statement.getFullStart(), statement.getStart()))) return []
    const { declarations, flags } = statement.declarationList
    const mayChange = (flags & ts.NodeFlags.Const) === 0
    return declarations
      .filter((declaration) => mayChange || holdsState(declaration, changed))
      .map((declaration) => {
        const { line } = source.getLineAndCharacterOfPosition(declaration.getStart())
        return `${file}:${line + 1}: ${declaration.name.getText()}`
      })
  })
}

/** Whether a constant is something that changes; one whose type is `Readonly…` does not. */
function holdsState({ name, initializer, type }: ts.VariableDeclaration, changed: ReadonlySet<string>): boolean {
  if (!initializer || type?.getText().startsWith('Readonly')) return false
  if (ts.isNewExpression(initializer) && holders.test(initializer.expression.getText())) return true
  return makesObject(initializer) && changed.has(name.getText())
}

/** Whether an expression makes an object of its own, and is not a name for another or a function. */
function makesObject(initializer: ts.Expression): boolean {
  if (ts.isAsExpression(initializer) || ts.isSatisfiesExpression(initializer))
    return makesObject(initializer.expression)
  return (
    ts.isObjectLiteralExpression(initializer) ||
    ts.isArrayLiteralExpression(initializer) ||
    ts.isNewExpression(initializer) ||
    ts.isCallExpression(initializer)
  )
}

/** Methods that change what they are called on. */
const changing =
  /^(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear|append|remove|register|use|configure)$/

/** What `name`, `name.field` and `name[key].field` begin with. */
function rootOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node)) {
    return rootOf(node.expression)
  }
  return ts.isIdentifier(node) ? node.text : undefined
}

/** Names of which something is set, deleted or changed by a method anywhere in a file. */
function changedNames(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  const note = (node: ts.Node) => {
    const name = rootOf(node)
    if (name !== undefined && !ts.isIdentifier(node)) names.add(name)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) note(node.left)
    else if (ts.isDeleteExpression(node)) note(node.expression)
    else if (isStep(node)) note(node.operand)
    else if (ts.isCallExpression(node)) noteCall(node)
    ts.forEachChild(node, visit)
  }
  const noteCall = ({ expression, arguments: [first] }: ts.CallExpression) => {
    if (!ts.isPropertyAccessExpression(expression)) return
    if (changing.test(expression.name.text)) note(expression)
    if (first && ts.isIdentifier(first) && expression.getText() === 'Object.assign') names.add(first.text)
  }
  visit(source)
  return names
}

const isAssignment = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

/** Whether a node is `++` or `--`. */
function isStep(node: ts.Node): node is ts.PrefixUnaryExpression | ts.PostfixUnaryExpression {
  if (!ts.isPrefixUnaryExpression(node) && !ts.isPostfixUnaryExpression(node)) return false
  return node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken
}

/** All state in module scope of browser code. @param root the checkout */
export function moduleState(root: string): string[] {
  const files = globSync(browserCode, { cwd: root, exclude: (name) => /\.test(-d)?\.tsx?$/.test(name) })
  return files.toSorted().flatMap((file) => moduleStateIn(file, readFileSync(join(root, file), 'utf8')))
}
