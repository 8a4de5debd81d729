import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRows, type Portal, rfqFields, startPortal } from '../main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const atLeastOne = 'Quantity must be at least 1'
const whole = 'Quantity must be a whole number, written with digits alone, such as 1000'
const tooLarge = 'Quantity can be at most 100,000,000'
/** Invalid piece counts, as JSON and in form fields. */
const odd: [unknown, string][] = [
  [0, atLeastOne],
  ['0', atLeastOne],
  [-1, atLeastOne],
  ['-1', atLeastOne],
  [1.5, whole],
  ['1.5', whole],
  [1e9, tooLarge],
  ['1000000000', tooLarge],
  ['1e9', whole],
  ['1.000', whole],
  ['1.000,00', whole],
  [1e300, whole],
  ['', atLeastOne],
  [' ', atLeastOne],
  ['ten', atLeastOne],
  ['0x10', whole],
  ['１０個', whole],
  ['12pcs', whole],
  ['٣٤', whole],
  ['-', atLeastOne],
  [null, atLeastOne],
  [true, atLeastOne],
  [[10], atLeastOne],
]

async function refused(request: object, field: string) {
  const before = await countRows(portal.api, 'rfqs')
  const { status, body } = await portal.customer.post('/api/rfqs', request)
  expect(await countRows(portal.api, 'rfqs')).toBe(before)
  return [status, body.code, body.fields?.[field]]
}

describe('an invalid quantity is reported at its field, and nothing is submitted', () => {
  test.each(odd)('%j in a request: %s', async (quantity, message) => {
    expect(await refused({ ...rfqFields, quantity }, 'quantity')).toEqual([400, 'validation.failed', message])
  })

  test.each(odd)('%j in the second part, beside a good one: %s', async (quantity, message) => {
    const part = { material: 'steel', tolerance: 'tight' }
    const parts = [
      { ...part, quantities: [1] },
      { ...part, quantities: [5, quantity] },
    ]
    const answer = await refused({ projectName: 'Arm', parts }, 'parts.1.quantities.1')
    expect(answer).toEqual([400, 'validation.failed', message])
  })
})

test('a part without any quantity is refused', async () => {
  const parts = [{ material: 'steel', tolerance: 'tight', quantities: [] }]
  const answer = await refused({ projectName: 'Arm', parts }, 'parts.0.quantities')
  expect(answer).toEqual([400, 'validation.failed', atLeastOne])
})
