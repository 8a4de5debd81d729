import type { Account, Activity } from '@kerf/shared-contracts/contracts/accounts'
import { deviceName } from '../../platform/auth/device-name.ts'
import type { ActivityOfAccount } from './activity-service.ts'
import type { AccountInUse } from './service.ts'

export function presentAccount({ user, signedInDevices }: AccountInUse): Account {
  const { company } = user
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.accountType,
    isAdmin: user.isAdmin,
    isVerified: user.isVerified,
    requiresPasswordReset: user.mustResetPassword,
    company: company ? { id: company.id, name: company.name, customerNumber: company.customerNumber } : null,
    companyRole: user.companyRole,
    createdAt: user.createdAt.toISOString(),
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    signedInDevices,
  }
}

export function presentActivity({ entry, actor }: ActivityOfAccount): Activity {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action,
    objectType: entry.objectType,
    objectId: entry.objectId,
    actor: actor ? { id: actor.id, name: actor.name } : null,
    actorKind: entry.actorKind,
    changes: entry.changes ?? {},
    address: entry.address,
    device: entry.userAgent === null ? null : deviceName(entry.userAgent),
  }
}
