import type { CurrentUser } from '@kerf/shared-contracts/contracts/users'
import { authApi } from '@kerf/shared-runtime/endpoints/auth'

/** The signed-in user as the shell knows them, without another call: a visitor's would be refused. */
export function useSignedInUser(): CurrentUser | undefined {
  const { data, isError } = authApi.endpoints.getCurrentUser.useQueryState()
  return isError ? undefined : data
}
