import { expect, test } from 'vitest'
import { usersOfParts } from './lib/part-users.ts'
import { root } from './lib/root.ts'

test('every file of shared-parts is used by two workspaces or more (docs/decisions/0031)', () => {
  const users = usersOfParts(root)
  expect(users.get('shared-parts/src/lists/list-table.tsx')).toContain('mf-admin')
  const alone = [...users].filter(([, workspaces]) => workspaces.size < 2)
  expect(alone.map(([part, workspaces]) => `${part}: only ${[...workspaces].join() || 'tests'}`)).toEqual([])
})
