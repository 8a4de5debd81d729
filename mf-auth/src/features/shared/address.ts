import { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { Email } from '@kerf/shared-contracts/contracts/values'

/** The account type in a URL; customer by default (docs/product/accounts.md, 'Account types'). */
export function roleIn(query: URLSearchParams): PortalRole {
  const role = PortalRole.safeParse(query.get('role'))
  return role.success ? role.data : 'customer'
}

/** The email address in a URL; an invalid one counts as missing. */
export function emailIn(query: URLSearchParams): string | null {
  return Email.safeParse(query.get('email')).data ?? null
}

/** The URL of a page that continues with an account. */
export function accountAddress(path: string, email: string, role: PortalRole): string {
  return `${path}?${new URLSearchParams({ email, role })}`
}

/** The sign-in URL of an account, with its email address if known. */
export function signInAddress(role: PortalRole, email?: string): string {
  return email ? accountAddress('/', email, role) : `/?${new URLSearchParams({ role })}`
}
