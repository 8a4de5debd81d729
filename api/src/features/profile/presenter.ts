import type { NotificationChoice, Profile, SignedInDevice } from '@kerf/shared-contracts/contracts/profile'
import { deviceName } from '../../platform/auth/device-name.ts'
import type { ValidSession } from '../../platform/auth/sessions.ts'
import { companyNameOf } from './company-name.ts'
import type { Choice } from './notification-choices-service.ts'
import type { OwnProfile } from './service.ts'

export function presentProfile({ user, pendingEmail }: OwnProfile): Profile {
  const { company } = user
  return {
    name: user.name,
    email: user.email,
    pendingEmail,
    phone: user.phone,
    title: user.title,
    companyName: companyNameOf(user),
    company: company ? { id: company.id, name: company.name, customerNumber: company.customerNumber } : null,
    companyRole: user.companyRole,
  }
}

/** @param currentId the id of the asking session */
export function presentDevice(session: ValidSession, currentId: string): SignedInDevice {
  return {
    id: session.id,
    isCurrent: session.id === currentId,
    device: deviceName(session.userAgent),
    address: session.address,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  }
}

export function presentChoice({ topic, isOn }: Choice): NotificationChoice {
  return { topic, email: isOn }
}
