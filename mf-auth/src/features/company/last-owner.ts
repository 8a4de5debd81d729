import type { CompanyMember } from '@kerf/shared-contracts/contracts/company-members'

/** Whether the company would have no owner without this one. */
export function isLastOwner(member: CompanyMember, members: readonly CompanyMember[]): boolean {
  return member.companyRole === 'owner' && members.filter(({ companyRole }) => companyRole === 'owner').length === 1
}
