import type { CustomerReference } from '@kerf/shared-contracts/contracts/users'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'

/** The company of a customer: the linked one, else what they wrote when they signed up. */
export function companyWords({ company, companyNameInput }: CustomerReference): string {
  return company?.name ?? companyNameInput ?? ''
}

/** A customer in one line, as in "Ada Park, Northgate Robotics". For what is shown: names may be isolated. */
export function customerWords(user: CustomerReference): string {
  return isolatedList([user.name, companyWords(user)])
}
