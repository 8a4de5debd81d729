import { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { Email } from '@kerf/shared-contracts/contracts/values'

/** The account type that an address names; customers are the default (docs/product/accounts.md, 'Account types'). */
export function roleIn(query: URLSearchParams): PortalRole {
  const role = PortalRole.safeParse(query.get('role'))
  return role.success ? role.data : 'customer'
}

/** The email address that an address names; one that can be none counts as missing. */
export function emailIn(query: URLSearchParams): string | null {
  return Email.safeParse(query.get('email')).data ?? null
}

/** The address of a page that goes on with an account. */
export function accountAddress(path: string, email: string, role: PortalRole): string {
  return `${path}?${new URLSearchParams({ email, role })}`
}

/** Where an account signs in. Its email address is filled in where it is known. */
export function signInAddress(role: PortalRole, email?: string): string {
  return email ? accountAddress('/', email, role) : `/?${new URLSearchParams({ role })}`
}
