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

/** The body of the call. */
export function mergeBody({ companies, primaryCompanyId, companyName, customerNumber }: MergeValues) {
  const companyIdsToMerge = companies.map(({ id }) => id).filter((id) => id !== primaryCompanyId)
  return { primaryCompanyId, companyIdsToMerge, companyName, ...(customerNumber !== '' && { customerNumber }) }
}
