import { baseApi, removeToken } from '@kerf/shared-runtime'
import { useDispatch } from 'react-redux'

/** @returns forgets the token and all cached data of a session that has ended, and goes to `/` as a new page */
export function useLeavePortal(): () => void {
  const dispatch = useDispatch()
  return () => {
    removeToken()
    dispatch(baseApi.util.resetApiState())
    // Back may restore it from the browser's cache, where it would show a user who is signed out.
    window.addEventListener('pageshow', () => window.location.reload())
    window.location.replace('/')
  }
}
