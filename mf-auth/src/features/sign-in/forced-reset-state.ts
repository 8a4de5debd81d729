import { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'

/** Whose password must be chosen anew. Nothing of it is secret: the present password is asked for again. */
const ForcedResetOf = z.object({ userId: z.uuid(), email: z.string(), role: PortalRole })
type ForcedResetOf = z.output<typeof ForcedResetOf>

const State = z.object({ forcedReset: ForcedResetOf })

/**
 * The forced reset is kept with the entry of the browser's history, so that a reload comes back to it and Back leaves
 * it, while the address, with where to go after sign-in, stays.
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
