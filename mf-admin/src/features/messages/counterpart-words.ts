import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import { customerWords } from '@kerf/shared-parts/people/customer-words.ts'
import { text } from './text.ts'

/**
 * Who asked for what a conversation is about, as in "Ada Park, Northgate Robotics". Whoever has left the company that it
 * belongs to sees nothing of it any more: colleagues read on, so that is said in place of any other company.
 * @param companyId of the company that shares the conversation; null where none does
 */
export function counterpartWords(customer: CustomerReference, companyId: string | null): string {
  const hasLeft = companyId !== null && customer.id !== null && customer.company?.id !== companyId
  return hasLeft ? text.left(customer.name) : customerWords(customer)
}
