import { baseApi, removeToken } from '@kerf/shared-runtime'
import { useDispatch } from 'react-redux'

/** @returns removes the token and all cached data of an ended session, and loads `/` as a new page */
export function useLeavePortal(): () => void {
  const dispatch = useDispatch()
  return () => {
    removeToken()
    dispatch(baseApi.util.resetApiState())
    // Back may restore this page from the browser's cache, where it would still show the user.
    window.addEventListener('pageshow', () => window.location.reload())
    window.location.replace('/')
  }
}
