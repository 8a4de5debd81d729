import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contractsVersion } from '@kerf/shared-contracts/contracts/registry'
import { z } from 'zod'
import { addressesOf } from '../addresses.ts'
import { packageFolder, packageVersion } from '../build/shared.ts'
import { moduleFile } from '../platform.ts'
import { CommandFailed } from './client.ts'

/** What its first page imports; a check refuses what nothing uses. */
const imported = ['shared-ui', 'module-kit']

/** Longer ones have no room: that of a name in a release, and that of a title on one line of source. */
const most = { name: 40, title: 60 }

const rootPackage = z.object({ workspaces: z.array(z.string()) })

/**
 * Creates a module with one page and a test, which passes all checks right away.
 * @param workspace its folder, `mf-` and its name
 * @param title for people; derived from the name by default
 * @returns lines for the terminal
 * @throws {CommandFailed} for a bad name or title, if the folder exists, and if another module has the address
 */
export function newModule(root: string, workspace: string, title?: string): string[] {
  const [, name] = /^mf-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(workspace) ?? []
  if (!name || name.length > most.name)
    throw new CommandFailed('The folder of a module is mf- and a short name in small letters, e.g. mf-spare-parts')
  const folder = path.join(root, workspace)
  if (existsSync(folder)) throw new CommandFailed(`${workspace} exists already`)
  const words = name.replaceAll('-', ' ')
  const called = title?.trim() || words.charAt(0).toUpperCase() + words.slice(1)
  if (called.length > most.title) throw new CommandFailed(`A title has at most ${most.title} characters`)
  assertAddressIsFree(root, name, called)
  for (const [file, content] of Object.entries(filesOf(root, name, called))) {
    const full = path.join(folder, file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, content)
  }
  addWorkspace(root, workspace)
  return [
    `Made ${workspace}: its page is at /${name}, for customers`,
    'Next: npm install, then npm run dev to see it; docs/modules.md leads to a canary',
  ]
}

/** Routes are held against those of other modules when a release is published; here it is sooner. */
function assertAddressIsFree(root: string, name: string, title: string): void {
  const own = moduleFile.safeParse(manifestOf(name, title))
  if (!own.success) throw new CommandFailed(own.error.issues.map(({ message }) => message).join('; '))
  for (const workspace of readdirSync(root)) {
    const file = path.join(root, workspace, 'module.json')
    const other = existsSync(file) ? moduleFile.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined
    if (!other?.routes.some((route) => addressesOf(route.path) === name)) continue
    throw new CommandFailed(`${workspace} has the address /${name}: choose another name`)
  }
}

/** The checkout's list of workspaces, if it has one. */
function addWorkspace(root: string, workspace: string): void {
  const file = path.join(root, 'package.json')
  if (!existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  const given: object = JSON.parse(text)
  const content = rootPackage.safeParse(given).data
  if (!content || content.workspaces.some((one) => one === workspace || one === 'mf-*')) return
  const lastModule = content.workspaces.findLastIndex((one) => one.startsWith('mf-'))
  const workspaces = content.workspaces.toSpliced(lastModule + 1 || content.workspaces.length, 0, workspace)
  writeFileSync(file, `${JSON.stringify({ ...given, workspaces }, null, 2)}\n`)
}

function filesOf(root: string, name: string, title: string): Record<string, string> {
  const component = `${name.replaceAll(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase())}Page`
  const feature = `src/features/${name}`
  return {
    'package.json': json(packageOf(root, name)),
    'module.json': json(manifestOf(name, title)),
    'rsbuild.config.ts': `import { defineModule } from '@kerf/module-kit/build'

export default defineModule(import.meta.dirname)
`,
    'src/module.tsx': `import type { PortalModule } from '@kerf/module-kit/platform'

export const portalModule = {
  pages: {
${pageLoader(name, component)}
  },
} satisfies PortalModule
`,
    [`${feature}/text.ts`]: `/** The texts of the page. */
export const text = {
  title: ${quoted(title)},
  empty: 'Nothing here yet',
  explanation: 'This page is ready to be filled.',
}
`,
    [`${feature}/${name}-page.tsx`]: `import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { text } from './text.ts'

/** The first page of the module. */
export function ${component}() {
  return (
    <>
      <PageHeader title={text.title} />
      <EmptyState title={text.empty} text={text.explanation} />
    </>
  )
}
`,
    [`${feature}/${name}-page.test.tsx`]: `import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
${[`import { ${component} } from './${name}-page.tsx'`, "import { text } from './text.ts'"].sort(bySource).join('\n')}

test('the page says what it is for', () => {
  render(<${component} />)
  expect(screen.getByText(text.empty).textContent).toBe(text.empty)
})
`,
  }
}

/** As the formatter breaks it where it is too long. */
function pageLoader(name: string, component: string): string {
  const [id, file, page] = [key(name), `'./features/${name}/${name}-page.tsx'`, `(file) => file.${component}`]
  const forms = [
    `    ${id}: () => import(${file}).then(${page}),`,
    `    ${id}: () =>\n      import(${file}).then(${page}),`,
    `    ${id}: () =>\n      import(${file}).then(\n        ${page},\n      ),`,
    `    ${id}: () =>\n      import(\n        ${file}\n      ).then(${page}),`,
  ]
  return forms.find((form) => form.split('\n').every((line) => line.length <= 120)) ?? ''
}

/** As the formatter sorts imports: without the ends of the names. */
const sourceOf = (line: string) => /from '(.*)\.tsx?'/.exec(line)?.[1] ?? ''
const bySource = (a: string, b: string) => (sourceOf(a) < sourceOf(b) ? -1 : 1)

/** As the formatter does: a list of one word is on one line. */
const json = (content: unknown) => `${JSON.stringify(content, null, 2).replace(/\[\n\s+("[^"]*")\n\s+\]/g, '[$1]')}\n`
const key = (name: string) => (name.includes('-') ? `'${name}'` : name)

/** In the quotes of which the title has fewer, as the formatter chooses. */
function quoted(title: string): string {
  const count = (quote: string) => title.split(quote).length
  const quote = count("'") > count('"') ? '"' : "'"
  return quote + title.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
}

function packageOf(root: string, name: string): object {
  const versions = imported.map((workspace) => [`@kerf/${workspace}`, packageVersion(packageFolder(root, workspace))])
  return {
    ...{ name: `@kerf/mf-${name}`, version: '1.0.0', private: true, license: 'MIT', type: 'module' },
    scripts: { dev: 'node ../module-kit/src/command/main.ts dev' },
    dependencies: Object.fromEntries(versions),
  }
}

function manifestOf(name: string, title: string): object {
  return {
    ...{ name, title, theme: 'customer', access: ['customer'], contracts: `^${contractsVersion}` },
    routes: [{ path: `/${name}`, page: name, title }],
    navigation: [{ to: `/${name}`, label: title, icon: 'box' }],
    budget: { page: 200_000, total: 500_000 },
  }
}
