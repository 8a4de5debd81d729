import type { Profile } from '@kerf/shared-contracts/contracts/profile'
import type { User } from '../../models/user.ts'

/** @param user with the linked company fetched */
export function presentProfile(user: User): Profile {
  const { company } = user
  return {
    name: user.name,
    email: user.email,
    pendingEmail: null,
    phone: user.phone,
    title: user.title,
    // Until an admin links a company, it is the one that was typed at sign-up.
    companyName: company?.name ?? user.companyNameInput,
    company: company ? { id: company.id, name: company.name, customerNumber: company.customerNumber } : null,
    companyRole: user.companyRole,
  }
}
