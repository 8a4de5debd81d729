import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { describe, expect, test } from 'vitest'
import { askedLines, emptyShipment, linesToShip, shipmentBody, shipmentForm } from './shipment-form-schema.ts'

const line = (id: string, quantity: number, quantityShipped: number) => ({
  id,
  partId: null,
  name: null,
  material: 'steel',
  materialGrade: null,
  finishing: null,
  tolerance: 'standard',
  quantity,
  quantityShipped,
  unitPrice: '1.0000',
  amount: '1.00',
})
const invalid = 'Please enter a valid quantity to ship'
const openLines = (order: Parameters<typeof linesToShip>[0]) => askedLines(linesToShip(order), {})
const one = openLines({ lines: [line('a', 20, 12)] })
const two = openLines({ lines: [line('a', 20, 12), line('b', 5, 0), line('c', 3, 3)] })
const errorsOf = (lines: typeof one, quantities: Record<string, string>) =>
  formErrors(shipmentForm(lines), { ...emptyShipment(lines), quantities })

describe('a shipment', () => {
  test('only lines with pieces left are open', () => {
    expect(two).toEqual([
      { id: 'a', name: 'Part 1', remaining: 8 },
      { id: 'b', name: 'Part 2', remaining: 5 },
    ])
  })

  test('a line that a colleague shipped in full stays while something is typed for it, and is refused', () => {
    const lines = linesToShip({ lines: [line('a', 20, 20), line('b', 5, 0)] })
    const quantities = { a: '8', b: '2' }
    const asked = askedLines(lines, quantities)
    expect(asked.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(errorsOf(asked, quantities)).toEqual({ 'quantities.a': invalid })
    expect(askedLines(lines, { a: '', b: '2' }).map(({ id }) => id)).toEqual(['b'])
  })

  test('what is typed stays readable once everything is shipped', () => {
    const lines = linesToShip({ lines: [line('a', 20, 20), line('b', 5, 5)] })
    expect(askedLines(lines, { a: '8', b: '' }).map(({ id }) => id)).toEqual(['a'])
  })

  test.each(['1', '8', ' 3 '])('%o of 8 remaining pieces can be shipped', (typed) => {
    expect(errorsOf(one, { a: typed })).toEqual({})
  })

  test.each(['', '0', '9', '-1', '1.5', 'many', '1e1'])('%o of 8 remaining pieces cannot', (typed) => {
    expect(errorsOf(one, { a: typed })).toEqual({ 'quantities.a': invalid })
  })

  test.each(['1.000', '1.000,00', '1,000', '1.0'])('%o, which may be one or a thousand, cannot', (typed) => {
    const many = openLines({ lines: [line('a', 5000, 0)] })
    expect(errorsOf(many, { a: typed })).toEqual({ 'quantities.a': invalid })
  })

  test('some of several lines may be left out', () => {
    expect(errorsOf(two, { a: '', b: '5' })).toEqual({})
  })

  test('each of several lines is limited to its own remainder', () => {
    expect(errorsOf(two, { a: '8', b: '6' })).toEqual({ 'quantities.b': invalid })
  })

  test('an empty shipment is refused', () => {
    expect(errorsOf(two, { a: '', b: '0' })).toEqual({ 'quantities.a': invalid })
  })

  test('a custom carrier needs its name', () => {
    const values = { ...emptyShipment(one), quantities: { a: '1' }, carrier: 'custom' }
    expect(formErrors(shipmentForm(one), values)).toEqual({ carrierName: 'Please enter the name of the carrier' })
  })

  test('the call names lines only if there are several', () => {
    const values = { trackingNumber: ' 1Z 999 ', carrier: 'custom', carrierName: ' Local van ' }
    expect(shipmentBody(one, { ...values, quantities: { a: '3' } })).toEqual({
      quantityShipped: 3,
      trackingNumber: '1Z 999',
      shippingCarrier: 'Local van',
    })
    expect(shipmentBody(two, { ...emptyShipment(two), quantities: { a: '', b: '4' } })).toEqual({
      quantityShipped: 4,
      trackingNumber: null,
      shippingCarrier: null,
      lines: [{ orderLineId: 'b', quantity: 4 }],
    })
  })
})
