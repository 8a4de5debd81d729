import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contractsVersion } from '@kerf/shared-contracts/contracts/registry'
import { z } from 'zod'
import { packageFolder, packageVersion } from '../build/shared.ts'
import { CommandFailed } from './client.ts'

/** What its first page imports; a check refuses what nothing uses. */
const imported = ['shared-ui', 'module-kit']

const rootPackage = z.object({ workspaces: z.array(z.string()) })

/**
 * Creates a module with one page and a test, which passes all checks right away.
 * @param workspace its folder, `mf-` and its name
 * @param title for people; derived from the name by default
 * @returns lines for the terminal
 * @throws {CommandFailed} for a bad name, and if the folder exists
 */
export function newModule(root: string, workspace: string, title?: string): string[] {
  const [, name] = /^mf-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(workspace) ?? []
  if (!name) throw new CommandFailed('The folder of a module is mf- and a name in small letters, e.g. mf-spare-parts')
  const folder = path.join(root, workspace)
  if (existsSync(folder)) throw new CommandFailed(`${workspace} exists already`)
  const words = name.replaceAll('-', ' ')
  const called = title ?? words.charAt(0).toUpperCase() + words.slice(1)
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
    ${key(name)}: () => import('./features/${name}/${name}-page.tsx').then((file) => file.${component}),
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
import { ${component} } from './${name}-page.tsx'
import { text } from './text.ts'

test('the page says what it is for', () => {
  render(<${component} />)
  expect(screen.getByText(text.empty).textContent).toBe(text.empty)
})
`,
  }
}

/** As the formatter does: a list of one word is on one line. */
const json = (content: unknown) => `${JSON.stringify(content, null, 2).replace(/\[\n\s+("[^"]*")\n\s+\]/g, '[$1]')}\n`
const key = (name: string) => (name.includes('-') ? `'${name}'` : name)
const quoted = (title: string) => (title.includes("'") ? JSON.stringify(title) : `'${title}'`)

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
