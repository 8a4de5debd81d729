import type { User } from '../../models/user.ts'

/** Until an admin links a company, it is the one that was typed; suppliers keep theirs in their supplier profile. */
export function companyNameOf({ company, supplierProfile, companyNameInput }: User): string | null {
  if (company) return company.name
  return supplierProfile ? supplierProfile.companyName : companyNameInput
}
