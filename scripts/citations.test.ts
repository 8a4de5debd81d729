import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { citationFaults, findCitationFaults, headingFaults, headingsOf } from './lib/citations.ts'

const headings = new Map([['orders', ['Stages', 'Payment and archive']]])
const faults = (text: string, file = 'api/src/order.ts') => citationFaults(file, text, headings)

test('a page, and a page with a heading of it, can be cited', () => {
  expect(faults("/** The eight stages (docs/product/orders.md, 'Stages'), see docs/product/orders.md. */")).toEqual([])
})

test('a page that does not exist is no citation', () => {
  expect(faults("// docs/product/order.md, 'Stages'")).toEqual(['there is no page docs/product/order.md'])
})

test('a heading that the page does not have is no citation', () => {
  expect(faults("// docs/product/orders.md, 'Stage'")).toEqual(["docs/product/orders.md has no heading 'Stage'"])
})

test.each([
  ['a block comment', "/**\n * Paid (docs/product/orders.md, 'Payment\n * and archive').\n */"],
  ['comments at the end of lines', "// Paid (docs/product/orders.md,\n// 'Payment and archive')."],
])('a citation may be broken over the lines of %s', (_, text) => {
  expect(faults(text)).toEqual([])
  expect(faults(text.replace('archive', 'files'))).toHaveLength(1)
})

test('the pages cite each other without their folder', () => {
  expect(faults("See orders.md, 'Stages' and orders.md, 'Stage'.", 'docs/product/rfqs.md')).toEqual([
    "docs/product/orders.md has no heading 'Stage'",
  ])
})

test.each([
  ['specification 1, section 4', 'specification 1'],
  ["(decisions, 'Lists')", '(decisions,'],
  ["spec: '2 §7'", '2 §7'],
  ['docs/product-rules.md', 'product-rules.md'],
  ["Unread (product rules, 'Messages')", 'product rules'],
])('"%s" cites what is not in the repository', (text, found) => {
  expect(faults(`// ${text}`)).toEqual([`"${found}" cites what is not in the repository`])
})

test('headings are read without the title of their page', () => {
  expect(headingsOf('# Orders\n\n## Stages\n\ntext\n\n### Progress\n')).toEqual(['Stages', 'Progress'])
})

test('a heading that cannot be cited is a fault', () => {
  expect(headingFaults(['Stages', "Customer's decision", 'Stages'])).toEqual([
    'the heading "Customer\'s decision" holds an apostrophe, so nothing can cite it',
    "the heading 'Stages' stands twice",
  ])
})

test('a checkout is read whole, but for what was built or installed', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'kerf-citations-'))
  const write = (file: string, text: string) => {
    mkdirSync(join(checkout, file, '..'), { recursive: true })
    writeFileSync(join(checkout, file), text)
  }
  write('docs/product/orders.md', '# Orders\n\n## Stages\n')
  for (const folder of ['api/src', 'mf-admin/dist', 'node_modules/zod']) {
    write(`${folder}/order.ts`, "// docs/product/orders.md, 'Progress'")
  }
  const found = findCitationFaults(checkout)
  rmSync(checkout, { recursive: true })
  expect(found).toEqual(["api/src/order.ts: docs/product/orders.md has no heading 'Progress'"])
})
