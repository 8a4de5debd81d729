import { defaultCostTables } from '@kerf/shared-contracts/rules/estimate/cost-tables'
import { expect, test } from 'vitest'
import { costValues, presentCosts } from './costs-form.ts'

const costs = { ...defaultCostTables, shown: 'range', rangePercent: 20 } as const
const turned = (row: object) => Object.fromEntries(Object.entries(row).reverse())

test('tables whose columns the database turned around are those that are typed', () => {
  const values = costValues(costs)
  expect(presentCosts(costs, { ...values, materials: values.materials.map(turned) })).toEqual([])
  const [first = {}, ...others] = values.materials
  const typed = { ...values, materials: [{ ...first, pricePerKg: '9.99' }, ...others] }
  expect(presentCosts(costs, typed)).toHaveLength(1)
})
