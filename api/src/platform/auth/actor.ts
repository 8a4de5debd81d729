import type { UserKind } from '@kerf/shared-contracts/contracts/endpoint'
import type { CompanyRole } from '@kerf/shared-contracts/contracts/users'

/** The caller, about whom policies decide. */
export interface Actor {
  id: string
  /** A user with `isAdmin` is an admin, whatever their account type (docs/product/accounts.md, 'Account types'). */
  kind: UserKind
  name: string
  email: string
  /** The linked company, if any; colleagues there see each other's objects. */
  companyId: string | null
  /** What the company role allows; `null` without a company. */
  companyRole: CompanyRole | null
}

/** A session valid at the time of the request. */
export interface Session {
  id: string
  actor: Actor
  /** When it ends for good, however active it is. */
  endsAt: Date
}
