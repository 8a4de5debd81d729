import { type Company, CompanyBody, defaultCountry } from '@kerf/shared-contracts/contracts/companies'
import type { z } from 'zod'
import * as mini from 'zod/mini'

const names = [
  ...(['name', 'industry', 'contactEmail', 'phone', 'website', 'address', 'city', 'state', 'postalCode'] as const),
  ...(['country', 'notes'] as const),
]

/** The form's values; unknown ones are empty. */
export type CompanyValues = Record<(typeof names)[number], string>

/** The stored part of a draft: all of it. */
export const keptCompany = mini.partial(
  mini.object(
    Object.fromEntries(names.map((name) => [name, mini.string()])) as Record<keyof CompanyValues, mini.ZodMiniString>,
  ), // one for each name
)

/** The base of a change to a company. */
export function companyBase(company: z.output<typeof Company> | undefined) {
  if (!company) return undefined
  const { name, contactEmail, phone, address, city, state, country, postalCode, website, industry, notes } = company
  return { name, contactEmail, phone, address, city, state, country, postalCode, website, industry, notes }
}

/** The form of an existing company, or of a new one. */
export function companyValues(company: z.output<typeof Company> | undefined): CompanyValues {
  const entries = names.map((name) => [name, company?.[name] ?? (name === 'country' ? defaultCountry : '')])
  return Object.fromEntries(entries) as CompanyValues // one for each name
}

/** The body of the call: empty fields are left out. */
export function companyBody(values: CompanyValues) {
  const { name, country, ...others } = CompanyBody.parse(values)
  const filled = Object.entries(others).filter(([, value]) => value !== null)
  return { name, country, ...Object.fromEntries(filled) }
}
