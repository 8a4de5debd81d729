import type { AuthResponse } from '@kerf/shared-contracts/contracts/auth'
import type { CurrentUser } from '@kerf/shared-contracts/contracts/users'
import type { z } from 'zod'
import type { User } from '../../models/user.ts'
import type { MustChoosePassword, SignedIn } from './sign-in-service.ts'

/** @param user with the linked company fetched */
export function presentCurrentUser(user: User): CurrentUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.accountType,
    isAdmin: user.isAdmin,
    isVerified: user.isVerified,
    company: user.company
      ? { id: user.company.id, name: user.company.name, customerNumber: user.company.customerNumber }
      : null,
    companyRole: user.companyRole,
    ...(user.language && { language: user.language }),
    createdAt: user.createdAt.toISOString(),
  }
}

export function presentSignIn(outcome: SignedIn | MustChoosePassword): z.input<typeof AuthResponse> {
  if ('mustChoosePassword' in outcome) {
    return { requiresPasswordReset: true, userId: outcome.mustChoosePassword.userId }
  }
  return { token: outcome.session.token, user: presentCurrentUser(outcome.user) }
}
