import { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'

/**
 * The account that must choose a new password. Nothing here is secret: the form asks for the current password again.
 */
const ForcedResetOf = z.object({ userId: z.uuid(), email: z.string(), role: PortalRole })
type ForcedResetOf = z.output<typeof ForcedResetOf>

const State = z.object({ forcedReset: ForcedResetOf })

/**
 * The forced reset is kept in the browser's history entry, so that a reload returns to it and Back leaves it, while the
 * URL with its return address stays.
 */
export function useForcedReset() {
  const { state, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const here = { pathname, search, hash }
  return {
    forcedReset: State.safeParse(state).data?.forcedReset,
    begin: (forcedReset: ForcedResetOf) => void navigate(here, { state: { forcedReset } }),
    leave: () => void navigate(here, { replace: true, state: null }),
  }
}
