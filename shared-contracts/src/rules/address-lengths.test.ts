import { expect, test } from 'vitest'
import { CompanyBody } from '../contracts/companies.ts'
import { PostalAddressInput } from '../contracts/company-addresses.ts'
import { SupplierProfileBody } from '../contracts/suppliers-supplier.ts'
import { addressLengths } from './address-lengths.ts'

const parts = Object.entries(addressLengths)

test.each([
  ['an address', PostalAddressInput, parts],
  ['a company', CompanyBody, parts],
  [
    "a supplier's profile",
    SupplierProfileBody,
    parts.filter(([name]) => ['address', 'city', 'country'].includes(name)),
  ],
])('every part of %s may be as long as the rule says, and no longer', (_, schema, limits) => {
  const letters = (more: number) => Object.fromEntries(limits.map(([name, most]) => [name, 'x'.repeat(most + more)]))
  const wrong = (more: number) => {
    const fields = schema.safeParse(letters(more)).error?.issues.map(({ path }) => path[0]) ?? []
    return fields.filter((field) => String(field) in addressLengths)
  }
  const names = limits.map(([name]) => name)
  expect(wrong(0).filter((field) => names.includes(String(field)))).toEqual([])
  expect(wrong(1).toSorted()).toEqual(expect.arrayContaining(names.toSorted()))
})
