import { expect, test } from 'vitest'
import { CreateRfqBody, RfqForm } from './rfqs.ts'

const form = { projectName: 'Bracket', material: 'aluminum', tolerance: 'standard', quantity: 10 }

function messagesOf(result: ReturnType<typeof RfqForm.safeParse>) {
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
}

test("the form names each missing field in the words of docs/product/rfqs.md, 'The request form'", () => {
  expect(messagesOf(RfqForm.safeParse({ projectName: ' ', material: '', tolerance: '', quantity: 0 }))).toEqual({
    projectName: 'Project name is required',
    material: 'Material is required',
    tolerance: 'Tolerance is required',
    quantity: 'Quantity must be at least 1',
  })
})

test('international manufacturing is off unless it was chosen', () => {
  expect(RfqForm.parse(form).internationalManufacturingOk).toBe(false)
})

test('a request carries one part in its flat fields, or several in parts', () => {
  expect(CreateRfqBody.parse(form).quantity).toBe(10)
  const part = { material: 'steel', tolerance: 'tight', quantities: [10, 100] }
  expect(CreateRfqBody.parse({ projectName: 'Gearbox', parts: [part] }).parts?.[0]?.quantities).toEqual([10, 100])
})

test('a request without parts needs the flat fields of one', () => {
  const result = CreateRfqBody.safeParse({ projectName: 'Nothing' })
  expect(result.error?.issues.map((issue) => issue.path.join('.')).sort()).toEqual([
    'material',
    'quantity',
    'tolerance',
  ])
})
