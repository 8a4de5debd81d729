import path from 'node:path'
import ts from 'typescript'

/** What modules can import: the text of each declaration, without comments, by its exported name. */
export type PublicApi = ReadonlyMap<string, string>

export interface ApiRecord {
  /** The version of shared-runtime that exported it. */
  version: string
  api: PublicApi
}

/** `major` removes or changes something, `minor` only adds. */
export type ChangeKind = 'major' | 'minor'

export interface ApiChange {
  kind: ChangeKind
  /** Which names were added, removed or changed. */
  names: string[]
}

const entries = ['src/index.ts', 'src/router.ts']

/**
 * Reads what shared-runtime exports from its entries, as the compiler declares it: each name with its declaration, and
 * with those of its own types that the declaration refers to.
 */
export function publicApi(workspace: string): PublicApi {
  const declared = declarationsOf(workspace)
  const program = ts.createProgram(
    [...declared.keys()].filter((file) => file.endsWith('.d.ts')),
    compilerOptions,
    {
      ...ts.createCompilerHost(compilerOptions),
      ...virtualFiles(declared),
    },
  )
  const checker = program.getTypeChecker()
  const offered = entries.flatMap((entry) => {
    const file = program.getSourceFile(path.join(workspace, entry.replace(/\.tsx?$/, '.d.ts')))
    const symbol = file && checker.getSymbolAtLocation(file)
    if (!symbol) throw new Error(`${entry} offers nothing`)
    return checker.getExportsOfModule(symbol)
  })
  const names = new Map(offered.map((each) => [target(each, checker), each.name]))
  // Grows during the loop: types that a declaration refers to are recorded with it.
  for (const [symbol] of names) {
    for (const declaration of ownDeclarations(symbol, workspace)) nameTypesIn(declaration, checker, workspace, names)
  }
  const api = [...names].map(([symbol, name]) => [name, textOf(symbol, workspace)] as const)
  return new Map(api.sort(([one], [other]) => (one < other ? -1 : 1)))
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: false,
  declaration: true,
  emitDeclarationOnly: true,
  removeComments: true,
}

/** The compiler's declaration files of the workspace, by their full path. */
function declarationsOf(workspace: string): Map<string, string> {
  const files = new Map<string, string>()
  const program = ts.createProgram(
    entries.map((entry) => path.join(workspace, entry)),
    compilerOptions,
  )
  program.emit(undefined, (file, text) => {
    if (file.startsWith(path.join(workspace, 'src'))) files.set(file, text)
  })
  return files
}

/** Lets a program read the declarations from memory instead of the sources. */
function virtualFiles(files: ReadonlyMap<string, string>): Partial<ts.CompilerHost> {
  const host = ts.createCompilerHost(compilerOptions)
  return {
    fileExists: (file) => files.has(file) || (!files.has(declarationFor(file)) && host.fileExists(file)),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    getSourceFile: (file, version) => {
      const text = files.get(file)
      return text === undefined ? host.getSourceFile(file, version) : ts.createSourceFile(file, text, version, true)
    },
    resolveModuleNameLiterals: (literals, containing, _redirected, options) =>
      literals.map(({ text }) => {
        const declaration = declarationFor(path.resolve(path.dirname(containing), text))
        if (!text.startsWith('.') || !files.has(declaration))
          return ts.resolveModuleName(text, containing, options, host)
        return { resolvedModule: { resolvedFileName: declaration, extension: '.d.ts', isExternalLibraryImport: false } }
      }),
  }
}

const declarationFor = (file: string) => file.replace(/(\.d)?\.tsx?$/, '.d.ts')

const target = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

function ownDeclarations(symbol: ts.Symbol, workspace: string): ts.Declaration[] {
  return (symbol.declarations ?? []).filter(
    (each) => each.getSourceFile().fileName.startsWith(workspace) && !ts.isTypeParameterDeclaration(each),
  )
}

function textOf(symbol: ts.Symbol, workspace: string): string {
  const own = ownDeclarations(symbol, workspace)
  // A library's names are only named: its version is recorded by the lock file.
  return own.length === 0 ? 'as its library has it' : own.map(oneLine).join('\n  ')
}

/** Adds shared-runtime's own types that a declaration refers to; two files may each have one of the same name. */
function nameTypesIn(node: ts.Node, checker: ts.TypeChecker, workspace: string, names: Map<ts.Symbol, string>): void {
  const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
  const symbol = named && target(named, checker)
  const [own] = symbol && symbol.flags & ts.SymbolFlags.Type ? ownDeclarations(symbol, workspace) : []
  if (symbol && own && !names.has(symbol)) {
    names.set(symbol, `${symbol.name} (${path.basename(own.getSourceFile().fileName, '.d.ts')})`)
  }
  ts.forEachChild(node, (child) => nameTypesIn(child, checker, workspace, names))
}

function oneLine(declaration: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  const words = statement
    .getText()
    .replace(/^export (default )?(declare )?/, '')
    .replace(/^declare /, '')
  // Tags are the contracts' own list, which grows with them: a module that names a new one breaks no older shell.
  return words.replace(/\s+/g, ' ').replace(/"[A-Z]\w+"( \| "[A-Z]\w+"){3,}/g, 'Tag')
}

/** What was added, removed or changed between two records. */
export function changeBetween(before: PublicApi, now: PublicApi): ApiChange | 'none' {
  const broken = [...before].filter(([name, text]) => now.get(name) !== text).map(([name]) => name)
  const added = [...now.keys()].filter((name) => !before.has(name))
  if (broken.length > 0) return { kind: 'major', names: [...broken, ...added].sort() }
  return added.length > 0 ? { kind: 'minor', names: added.sort() } : 'none'
}

/** Whether a version bump is large enough for a change since an earlier version. */
export function isEnough(earlier: string, version: string, kind: ChangeKind): boolean {
  const [major = 0, minor = 0] = earlier.split('.').map(Number)
  const [nowMajor = 0, nowMinor = 0] = version.split('.').map(Number)
  return nowMajor > major || (kind === 'minor' && nowMajor === major && nowMinor > minor)
}

export function writeRecord({ version, api }: ApiRecord): string {
  const lines = [...api].map(([name, text]) => `${name}: ${text}`)
  return [`version ${version}`, '', ...lines, ''].join('\n')
}

export function readRecord(text: string): ApiRecord {
  const [head = '', ...lines] = text.split('\n')
  const api = new Map<string, string>()
  let last = ''
  for (const line of lines.filter((each) => each !== '')) {
    if (line.startsWith('  ')) {
      api.set(last, `${api.get(last)}\n${line}`)
      continue
    }
    const colon = line.indexOf(': ')
    last = line.slice(0, colon)
    api.set(last, line.slice(colon + 2))
  }
  return { version: head.replace('version ', ''), api }
}
