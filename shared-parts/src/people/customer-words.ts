import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'

/** A customer's company: the linked one, else the name entered at sign-up. */
export function companyWords({ company, companyNameInput }: CustomerReference): string {
  return company?.name ?? companyNameInput ?? ''
}

/** A customer in one line, as in "Ada Park, Northgate Robotics". For display only: names may be isolated. */
export function customerWords(user: CustomerReference): string {
  return isolatedList([user.name, companyWords(user)])
}
