import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { customerAddress } from './addresses.ts'

/** The name of a customer, which leads to their page; of a deleted one there is nothing more to see. */
export function CustomerLink({ customer: { id, name } }: { customer: Pick<CustomerReference, 'id' | 'name'> }) {
  return id === null ? name : <TextLink to={customerAddress(id)}>{name}</TextLink>
}
