import { z } from 'zod'
import type { PickedCompany } from './company-picker.tsx'
import { text } from './text.ts'

const words = text.merge

export const mergeSchema = z.object({
  companies: z.array(z.unknown()).min(2, words.tooFew),
  primaryCompanyId: z.string().min(1, words.noPrimary),
  companyName: z.string().trim().min(2, 'Company name must be at least 2 characters'),
  sure: z.literal(true, words.notSure),
})

export interface MergeValues extends Record<string, unknown> {
  companies: readonly PickedCompany[]
  primaryCompanyId: string
  companyName: string
  /** One of the companies' numbers; empty where none has one. */
  customerNumber: string
  sure: boolean
}

export function mergeValues(companies: readonly PickedCompany[]): MergeValues {
  return {
    companies,
    primaryCompanyId: '',
    companyName: '',
    customerNumber: numbersOf(companies)[0] ?? '',
    sure: false,
  }
}

export function numbersOf(companies: readonly PickedCompany[]): string[] {
  return companies.flatMap(({ customerNumber }) => customerNumber ?? [])
}

/** The primary company provides name and number, which can then be changed. */
export function withPrimary(values: MergeValues, primaryCompanyId: string): MergeValues {
  const primary = values.companies.find(({ id }) => id === primaryCompanyId)
  const customerNumber = primary?.customerNumber ?? values.customerNumber
  return { ...values, primaryCompanyId, companyName: primary?.name ?? values.companyName, customerNumber }
}

/** Changes the companies to merge; choices that refer to a removed one are cleared. */
export function withCompanies(values: MergeValues, companies: readonly PickedCompany[]): MergeValues {
  const numbers = numbersOf(companies)
  return {
    ...values,
    companies,
    primaryCompanyId: companies.some(({ id }) => id === values.primaryCompanyId) ? values.primaryCompanyId : '',
    customerNumber: numbers.includes(values.customerNumber) ? values.customerNumber : (numbers[0] ?? ''),
  }
}

const Present = z.object({
  companies: z.array(z.object({ id: z.string(), name: z.string(), customerNumber: z.string().nullable() })),
})

/**
 * The companies as they are now, after a colleague changed some. A name or number that was chosen because it was theirs
 * follows them, one that was typed stays, and what the merge does is to be confirmed again.
 */
export function withPresent(values: MergeValues, present: unknown): MergeValues {
  const now = Present.safeParse(present).data?.companies ?? []
  const companies = values.companies.map((company) => ({ ...company, ...now.find(({ id }) => id === company.id) }))
  const before = values.companies.find(({ id }) => id === values.primaryCompanyId)
  const primary = companies.find(({ id }) => id === values.primaryCompanyId)
  const isTheirs = before !== undefined && before.name === values.companyName
  const holder = values.companies.find(({ customerNumber }) => customerNumber === values.customerNumber)
  const number = companies.find(({ id }) => id === holder?.id)?.customerNumber
  return {
    ...values,
    companies,
    companyName: isTheirs && primary ? primary.name : values.companyName,
    customerNumber: number ?? primary?.customerNumber ?? numbersOf(companies)[0] ?? '',
    sure: false,
  }
}

/** The body of the call. */
export function mergeBody({ companies, primaryCompanyId, companyName, customerNumber }: MergeValues) {
  const companyIdsToMerge = companies.map(({ id }) => id).filter((id) => id !== primaryCompanyId)
  const seen = companies.map(({ id, name, customerNumber: number }) => ({ id, name, customerNumber: number }))
  const chosen = { primaryCompanyId, companyIdsToMerge, companyName, ...(customerNumber !== '' && { customerNumber }) }
  return { ...chosen, basedOn: { companies: seen } }
}
