import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * Browser code that a page may hold several copies of: each module bundles its own. Module scope would be separate
 * state in each copy, so state belongs into `shared-runtime`, or into a React context. The shell is exempt: a page has
 * one.
 */
const copiedCode = [
  'shared-contracts/src/**/*.ts',
  'shared-ui/src/**/*.{ts,tsx}',
  'shared-parts/src/**/*.{ts,tsx}',
  'shared-runtime/endpoints/*.ts',
  'mf-*/src/**/*.{ts,tsx}',
]

/** Marks a statement whose state may exist once per copy, and why. */
const excuse = /\bone a copy: \S/i

const holders = /^(Map|Set|WeakMap|WeakSet|EventTarget|AbortController|BroadcastChannel|QueryClient)$/

/** What a file keeps in module scope, as `file:line: name`. */
export function moduleStateIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)) return []
    if (excuse.test(text.slice(statement.getFullStart(), statement.getStart()))) return []
    const { declarations, flags } = statement.declarationList
    const mayChange = (flags & ts.NodeFlags.Const) === 0
    return declarations
      .filter((declaration) => mayChange || holdsState(declaration))
      .map((declaration) => {
        const { line } = source.getLineAndCharacterOfPosition(declaration.getStart())
        return `${file}:${line + 1}: ${declaration.name.getText()}`
      })
  })
}

/** Whether a constant is something that changes; one whose type is `Readonly…` does not. */
function holdsState({ initializer, type }: ts.VariableDeclaration): boolean {
  if (!initializer || !ts.isNewExpression(initializer) || type?.getText().startsWith('Readonly')) return false
  return holders.test(initializer.expression.getText())
}

/** All state in module scope of code that a page may hold several copies of. @param root the checkout */
export function moduleState(root: string): string[] {
  const files = globSync(copiedCode, { cwd: root, exclude: (name) => /\.test(-d)?\.tsx?$/.test(name) })
  return files.toSorted().flatMap((file) => moduleStateIn(file, readFileSync(join(root, file), 'utf8')))
}
