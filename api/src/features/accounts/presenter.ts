import type { Account, Activity } from '@kerf/shared-contracts/contracts/accounts'
import type { ActivityView } from '../../models/views/activity-view.ts'
import { deviceName } from '../../platform/auth/device-name.ts'
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

export function presentActivity(entry: ActivityView): Activity {
  return {
    id: entry.id,
    at: entry.at,
    action: entry.action,
    objectType: entry.objectType,
    objectId: entry.objectId,
    actor: entry.actor,
    actorKind: entry.actorKind,
    changes: entry.changes ?? {},
    address: entry.address,
    device: entry.userAgent === null ? null : deviceName(entry.userAgent),
  }
}
