import { CustomerNumber } from '@kerf/shared-contracts/contracts/companies'
import { useSettled } from '@kerf/shared-parts/forms/use-settled.ts'
import { useCheckCustomerNumberQuery } from '@kerf/shared-runtime/endpoints/companies'

/** Milliseconds after typing (docs/product/companies.md, 'Customer numbers'). */
const delay = 500

export type Availability =
  | { state: 'empty' | 'unchanged' | 'wrong' | 'checking' | 'available' | 'unchecked' }
  | { state: 'taken'; by: string }

/** Whether a typed number can be assigned. @param present the company's current number */
export function useAvailability(typed: string, present: string | null): Availability {
  const settled = useSettled(typed, delay)
  const isNumber = CustomerNumber.safeParse(settled).success
  const skip = !isNumber || settled === present
  const { currentData, error } = useCheckCustomerNumberQuery(
    { number: settled },
    { skip, refetchOnMountOrArgChange: true },
  )
  if (typed === '') return { state: 'empty' }
  if (typed === present) return { state: 'unchanged' }
  if (typed !== settled) return { state: 'checking' }
  if (!isNumber) return { state: 'wrong' }
  if (error) return { state: 'unchecked' }
  if (!currentData) return { state: 'checking' }
  if (currentData.existingCompany) return { state: 'taken', by: currentData.existingCompany.name }
  return { state: 'available' }
}
