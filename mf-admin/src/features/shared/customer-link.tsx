import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { customerAddress } from './addresses.ts'

/** A customer's name, linked to their page; a deleted customer's is plain text. */
export function CustomerLink({ customer: { id, name } }: { customer: Pick<CustomerReference, 'id' | 'name'> }) {
  return id === null ? name : <TextLink to={customerAddress(id)}>{name}</TextLink>
}
