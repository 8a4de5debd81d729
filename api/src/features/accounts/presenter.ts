import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import type { AccountInUse } from './service.ts'

export function presentAccount({ account, signedInDevices }: AccountInUse): Account {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.accountType,
    isAdmin: account.isAdmin,
    isVerified: account.isVerified,
    requiresPasswordReset: account.mustResetPassword,
    company: account.company,
    companyRole: account.companyRole,
    createdAt: account.createdAt,
    lastSignInAt: account.lastSignInAt,
    signedInDevices,
  }
}
