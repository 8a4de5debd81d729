import { type Company, CompanyBody, defaultCountry } from '@kerf/shared-contracts/contracts/companies'
import type { z } from 'zod'
import * as mini from 'zod/mini'

const names = [
  ...(['name', 'industry', 'contactEmail', 'phone', 'website', 'address', 'city', 'state', 'postalCode'] as const),
  ...(['country', 'notes'] as const),
]

/** As the fields of the form hold it; what is not known is empty. */
export type CompanyValues = Record<(typeof names)[number], string>

/** All of it is kept while it is not sent. */
export const keptCompany = mini.partial(
  mini.object(
    Object.fromEntries(names.map((name) => [name, mini.string()])) as Record<keyof CompanyValues, mini.ZodMiniString>,
  ), // one for each name
)

/** What a change of a company is based on. */
export function companyBase(company: z.output<typeof Company> | undefined) {
  if (!company) return undefined
  const { name, contactEmail, phone, address, city, state, country, postalCode, website, industry, notes } = company
  return { name, contactEmail, phone, address, city, state, country, postalCode, website, industry, notes }
}

/** The form of a company that is there, or of a new one. */
export function companyValues(company: z.output<typeof Company> | undefined): CompanyValues {
  const entries = names.map((name) => [name, company?.[name] ?? (name === 'country' ? defaultCountry : '')])
  return Object.fromEntries(entries) as CompanyValues // one for each name
}

/** What is sent: what is empty is left out. */
export function companyBody(values: CompanyValues) {
  const { name, country, ...others } = CompanyBody.parse(values)
  const filled = Object.entries(others).filter(([, value]) => value !== null)
  return { name, country, ...Object.fromEntries(filled) }
}
