import { baseApi, removeToken } from '@kerf/shared-runtime'
import { useDispatch } from 'react-redux'

/** @returns forgets the token and all cached data of a session that has ended, and goes to `/` as a new page */
export function useLeavePortal(): () => void {
  const dispatch = useDispatch()
  return () => {
    removeToken()
    dispatch(baseApi.util.resetApiState())
    // Back may bring it out of the browser's memory, where it would show who is no longer signed in.
    window.addEventListener('pageshow', () => window.location.reload())
    window.location.replace('/')
  }
}
