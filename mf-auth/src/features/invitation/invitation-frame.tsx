import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import type { ComponentProps } from 'react'
import { AuthPage } from '../shared/auth-page.tsx'

/** Only customers have companies that invite. */
const invited: PortalRole = 'customer'

export function InvitationFrame(props: Omit<ComponentProps<typeof AuthPage>, 'role'>) {
  return <AuthPage {...props} role={invited} />
}
