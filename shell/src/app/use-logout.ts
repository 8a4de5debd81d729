import { isApiError } from '@kerf/shared-contracts/client/api-error'
import { baseApi } from '@kerf/shared-contracts/client/base-api'
import { useLogoutMutation } from '@kerf/shared-contracts/client/generated/auth'
import { removeToken } from '@kerf/shared-contracts/client/session'
import { toast } from '@kerf/shared-ui/toasts'
import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { text } from '../text.ts'

/**
 * Signs out: ends the session at the server, forgets the token and all cached data, and goes to `/` as a new page.
 * When the server cannot be reached the user is told, since the session cookie would outlive the token.
 */
export function useLogout(): () => void {
  const [logout] = useLogoutMutation()
  const dispatch = useDispatch()
  return useCallback(async () => {
    const { error } = await logout()
    if (error && !(isApiError(error) && error.status === 401)) {
      toast.error(text.logoutFailed.title, text.logoutFailed.description)
      return
    }
    removeToken()
    dispatch(baseApi.util.resetApiState())
    window.location.assign('/')
  }, [logout, dispatch])
}
