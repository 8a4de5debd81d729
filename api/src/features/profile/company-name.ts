import type { User } from '../../models/user.ts'

/** The company as typed, until an admin links one; suppliers keep theirs in their supplier profile. */
export function companyNameOf({ company, supplierProfile, companyNameInput }: User): string | null {
  if (company) return company.name
  return supplierProfile ? supplierProfile.companyName : companyNameInput
}
