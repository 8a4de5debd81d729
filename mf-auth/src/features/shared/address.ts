import { PortalRole } from '@kerf/shared-contracts/contracts/auth'

/** The account type that an address names; customers are the default (specification 1, section 1). */
export function roleIn(query: URLSearchParams): PortalRole {
  const role = PortalRole.safeParse(query.get('role'))
  return role.success ? role.data : 'customer'
}

/** The address of a page that goes on with an account. */
export function accountAddress(path: string, email: string, role: PortalRole): string {
  return `${path}?${new URLSearchParams({ email, role })}`
}
