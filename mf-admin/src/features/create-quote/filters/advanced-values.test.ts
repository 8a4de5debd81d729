import { SupplierListQuery } from '@kerf/shared-contracts/contracts/suppliers'
import { describe, expect, test } from 'vitest'
import {
  type AdvancedValues,
  advancedErrors,
  askedAdvanced,
  countAdvanced,
  noAdvanced,
  readAdvanced,
  writeAdvanced,
} from './advanced-values.ts'

const everything: AdvancedValues = {
  ...{ capabilities: ['5-axis, milling', '旋削加工'], finishing: ['"Type III"'], industries: ['A&D=yes'] },
  ...{ qualitySystems: ['ISO 9001'], countries: ['Côte d’Ivoire'], cities: ['大阪 市'] },
  ...{ minEmployees: '10', maxEmployees: '250', minYearEstablished: '1990', emergency: true, international: true },
}

const read = (address: string) => readAdvanced(new URLSearchParams(address))
const list = (values: readonly unknown[]) => encodeURIComponent(JSON.stringify(values))

describe('advanced filters in the address', () => {
  test('are read back unchanged, whatever characters their values contain', () => {
    const address = writeAdvanced(new URLSearchParams('q=bolt'), everything)
    expect(read(address.toString())).toEqual(everything)
    expect(address.get('q')).toBe('bolt')
  })

  test('leave no trace when cleared, and touch nothing else', () => {
    const address = writeAdvanced(new URLSearchParams('q=bolt&minCompletion=80%25'), everything)
    expect(writeAdvanced(address, noAdvanced).toString()).toBe('q=bolt&minCompletion=80%25')
  })

  test.each([
    ['no JSON', 'capabilities=milling'],
    ['JSON of something else', `capabilities=${encodeURIComponent('{"a":1}')}`],
    ['a list of no texts', `capabilities=${list([1, null, ['milling'], ''])}`],
    ['a text longer than any can be', `capabilities=${list(['m'.repeat(161)])}`],
    ['words instead of numbers', 'minEmployees=ten&maxEmployees=-5&minYearEstablished=1e3'],
    ['a number with a fraction', 'minEmployees=1.5'],
    ['a number that is too long', 'minEmployees=123456789'],
    ['a mark that is not set', 'emergency=1&international=TRUE'],
  ])('count as not set where they say %s', (_what, address) => {
    expect(read(address)).toEqual(noAdvanced)
  })

  test('contain each value once, and no more than the call accepts', () => {
    const values = Array.from({ length: 60 }, (_, at) => `v${at}`)
    expect(read(`cities=${list([...values, ...values])}`).cities).toEqual(values.slice(0, 50))
    expect(read(`cities=${list(['Oslo', 'Oslo'])}`).cities).toEqual(['Oslo'])
  })
})

describe('the query of the call', () => {
  test('is accepted with every value', () => {
    const { success, data } = SupplierListQuery.safeParse(askedAdvanced(everything))
    expect(success).toBe(true)
    expect(data).toMatchObject({ ...everything, minEmployees: 10, maxEmployees: 250, minYearEstablished: 1990 })
  })

  test('omits filters that match everything', () => {
    expect(Object.values(askedAdvanced(noAdvanced)).filter((value) => value !== undefined)).toEqual([])
    expect(askedAdvanced({ ...noAdvanced, minEmployees: '0' }).minEmployees).toBe(0)
  })
})

test('counts each set filter once, however many values it has', () => {
  expect(countAdvanced(noAdvanced)).toBe(0)
  expect(countAdvanced(everything)).toBe(11)
  expect(countAdvanced({ ...noAdvanced, cities: ['Oslo', 'Lyon'], emergency: true })).toBe(2)
})

describe('typed filters are refused', () => {
  test.each(['ten', '-1', '1.5', '1,000', '123456789', '٣'])('with "%s" as a number', (typed) => {
    expect(advancedErrors({ ...noAdvanced, minYearEstablished: typed })).toEqual({ minYearEstablished: 'number' })
  })

  test('with a maximum below the minimum, compared as numbers', () => {
    expect(advancedErrors({ ...noAdvanced, minEmployees: '100', maxEmployees: '9' })).toEqual({
      maxEmployees: 'swapped',
    })
    expect(advancedErrors({ ...noAdvanced, minEmployees: '9', maxEmployees: '100' })).toEqual({})
    expect(advancedErrors({ ...noAdvanced, minEmployees: '9', maxEmployees: '9' })).toEqual({})
  })

  test('with an invalid maximum, only for that', () => {
    expect(advancedErrors({ ...noAdvanced, minEmployees: '9', maxEmployees: 'x' })).toEqual({ maxEmployees: 'number' })
  })

  test('with more values in a list than the call accepts', () => {
    const cities = Array.from({ length: 51 }, (_, at) => `city ${at}`)
    expect(advancedErrors({ ...noAdvanced, cities })).toEqual({ cities: 'tooMany' })
    expect(advancedErrors({ ...noAdvanced, cities: cities.slice(0, 50) })).toEqual({})
  })
})
