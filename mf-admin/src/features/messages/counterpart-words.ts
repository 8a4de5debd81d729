import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import { customerWords } from '@kerf/shared-parts/people/customer-words.ts'
import { text } from './text.ts'

/**
 * Who is behind a conversation's subject, as in "Ada Park, Northgate Robotics". Somebody who has left the company that it
 * belongs to can no longer see it: colleagues can, so that is said instead of naming another company.
 * @param companyId of the company that shares the conversation; null if none does
 */
export function counterpartWords(customer: CustomerReference, companyId: string | null): string {
  const hasLeft = companyId !== null && customer.id !== null && customer.company?.id !== companyId
  return hasLeft ? text.left(customer.name) : customerWords(customer)
}
