import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { suites } from './lib/suites.ts'

const root = path.resolve(import.meta.dirname, '..')
const page = readFileSync(path.join(root, 'docs/modules.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const usage = readFileSync(path.join(root, 'module-kit/src/command/main.ts'), 'utf8')

/** Every command that the page tells a team, or its pipeline, to run. */
const found = (pattern: RegExp) => [...new Set([...page.matchAll(pattern)].map(([, name = '']) => name))]

test('the page for module teams names scripts, suites and commands that exist', () => {
  const named = found(/npm run ([\w:-]+)/g)
  expect(named).toContain('check')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  const asked = found(/npm test -- ([\w ]+)/g).flatMap((names) => names.trim().split(' '))
  expect(asked.filter((name) => !suites.some((suite) => suite.name === name))).toEqual([])
  const commands = found(/npm run module -- (\w+)/g)
  expect(commands).toContain('publish')
  expect(commands.filter((name) => !usage.includes(`case '${name}':`))).toEqual([])
})
