import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@kerf/shared-contracts/contracts/registry'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

/** Calls of the API that no contract declares. */
const notDeclared = ['GET /api/live']

/** Every call that docs/product names, e.g. `PATCH /api/orders/{id}/status`. */
function documentedCalls(): string[] {
  const folder = join(root, 'docs', 'product')
  const pages = readdirSync(folder).map((page) => readFileSync(join(folder, page), 'utf8'))
  const calls = pages.flatMap((page) => page.match(/\b(?:GET|POST|PUT|PATCH|DELETE) \/api\/[\w/{}-]+/g) ?? [])
  return [...new Set(calls)].sort()
}

test('docs/product names every declared call, and no other', () => {
  const declared = endpoints.map(({ declaration: { method, path } }) => {
    return `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`
  })
  expect(documentedCalls()).toEqual([...declared, ...notDeclared].sort())
})
