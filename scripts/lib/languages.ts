import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { languages } from '@kerf/shared-contracts/words/languages'

/** What is translated: every language but English, in which texts are written. */
const translated = languages.filter((language) => language !== 'en')

/** Texts that every module shows, beside its own. */
const sharedRooms = ['shared-contracts', 'shared-parts']

const isTest = /\.test(-d)?\.tsx?$/
const isTranslation = /\.(de|ja)\.ts$/
const call = /^export const (\w+)(?:: [^=]+)? = words\('([^']*)'/gm

/** A file with English words, as declared by `words(…)`. */
interface CatalogueText {
  /** From the checkout, e.g. `mf-admin/src/features/mails/text.ts`. */
  file: string
  /** Its exported constant. */
  constant: string
  /** Its name in dictionaries, e.g. `mf-admin/mails`. */
  name: string
}

/** The name that the place of a file gives its text. @param file e.g. `mf-admin/src/features/mails/text.ts` */
export const nameOfText = (file: string): string =>
  file
    .replace('/src/', '/')
    .replace('/features/', '/')
    .replace(/\/text\.ts$|\.ts$/, '')

const translationOf = (file: string, language: string) => file.replace(/\.ts$/, `.${language}.ts`)

/** All texts of the catalogue, in the order of their files. @param root the checkout */
function catalogueTexts(root: string): CatalogueText[] {
  const files = globSync('{shell,api,mf-*,shared-*}/src/**/*.ts', {
    cwd: root,
    exclude: (name) => isTest.test(name) || isTranslation.test(name),
  })
  return files.toSorted().flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    return [...code.matchAll(call)].map(([, constant = '', name = '']) => ({ file, constant, name }))
  })
}

/** What is wrong with the catalogue, one line each: misnamed texts, missing translations, and translations of nothing. */
export function catalogueFaults(root: string): string[] {
  const texts = catalogueTexts(root)
  const known = new Set(texts.map(({ file }) => file))
  const faults = texts.flatMap(({ file, name, constant }) => {
    const wanted = nameOfText(file)
    const misnamed = name === wanted ? [] : [`${file}: is called '${name}', its place says '${wanted}'`]
    const missing = translated.flatMap((language) => {
      const translation = translationOf(file, language)
      if (!existsSync(join(root, translation))) return [`${translation}: is missing`]
      const code = readFileSync(join(root, translation), 'utf8')
      return code.includes(`export const ${constant}`) ? [] : [`${translation}: exports no ${constant}`]
    })
    return [...misnamed, ...missing]
  })
  const twice = texts.filter(({ file }, at) => texts.findIndex((other) => other.file === file) !== at)
  const orphans = globSync('{shell,api,mf-*,shared-*}/src/**/*.{de,ja}.ts', { cwd: root })
    .filter((file) => basename(dirname(file)) !== 'languages' && !known.has(file.replace(isTranslation, '.ts')))
    .map((file) => `${file}: translates no text`)
  return [...faults, ...twice.map(({ file }) => `${file}: holds two texts, one file holds one`), ...orphans]
}

/** Words that stand in a text and nowhere in the code, as `file: key`. @param root the checkout */
export function unusedWords(root: string): string[] {
  const texts = catalogueTexts(root)
  const ofTexts = new Set(texts.map(({ file }) => file))
  const code = globSync('{shell,api,mf-*,shared-*,module-kit}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => isTest.test(name) || isTranslation.test(name),
  }).filter((file) => !ofTexts.has(file))
  const sources = code.map((file) => readFileSync(join(root, file), 'utf8'))
  const used = new Set(sources.flatMap((source) => source.match(/[\p{L}\p{N}_$]+/gu) ?? []))
  // As in text[`${action}Named`].
  const endings = sources.flatMap((source) => [...source.matchAll(/\}(\w+)`\]/g)].map(([, ending = '']) => ending))
  return texts.flatMap(({ file }) => {
    const keys = readFileSync(join(root, file), 'utf8').matchAll(/^\s+([A-Za-z]\w*): /gm)
    return [...keys].flatMap(([, key = '']) =>
      used.has(key) || endings.some((ending) => key.endsWith(ending)) ? [] : [`${file}: ${key}`],
    )
  })
}

/** The workspaces that speak, each with the texts that it bundles. */
function speakers(root: string): Map<string, CatalogueText[]> {
  const texts = catalogueTexts(root)
  const of = (room: string) => texts.filter(({ file }) => file.startsWith(`${room}/`))
  const modules = globSync('mf-*', { cwd: root }).toSorted()
  const pages = [...modules, 'shell'].map((room) => [room, [room, ...sharedRooms].flatMap(of)] as const)
  return new Map([...pages, ['api', ['api', 'shared-contracts'].flatMap(of)]])
}

function languageFile(room: string, language: string, texts: readonly CatalogueText[]): string {
  const folder = `${room}/src/languages`
  const imports = texts.map(({ file, constant }, at) => {
    const path = translationOf(file, language)
    const from = file.startsWith(`${room}/`) ? relative(folder, path) : `@kerf/${packagePath(path)}`
    return `import { ${constant} as text${at} } from '${from}'`
  })
  const entries = texts.map(({ name }, at) => `  '${name}': text${at},`)
  const isServer = room === 'api'
  return [
    '// Made by `npm run generate`.',
    ...(isServer ? [] : ["import { speak } from '@kerf/shared-contracts/words/words'"]),
    ...imports.toSorted(),
    '',
    `${isServer ? 'export ' : ''}const dictionary = {`,
    ...entries,
    '}',
    ...(isServer ? [] : ['', 'speak(() => dictionary)']),
    '',
  ].join('\n')
}

/** A file of a shared room as importers name it. */
function packagePath(file: string): string {
  const path = file.replace('/src/', '/')
  return path.startsWith('shared-contracts/') ? path.replace(/\.ts$/, '') : path
}

/** The dictionaries of every workspace that speaks, by their file. @param root the checkout */
export function languageFiles(root: string): Map<string, string> {
  const files = [...speakers(root)].flatMap(([room, texts]) =>
    translated.map(
      (language) => [`${room}/src/languages/${language}.ts`, languageFile(room, language, texts)] as const,
    ),
  )
  return new Map(files)
}
