import { askBeforeLeaving, resumeLeaveGuards } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { baseApi, isApiError, onSessionEnded, removeToken, toast } from '@kerf/shared-runtime'
import { useLogoutMutation } from '@kerf/shared-runtime/endpoints/auth'
import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { text } from '../../text.ts'
import { discardDrafts } from './drafts-after-logout.ts'
import { isLoggingOut, setLoggingOut } from './logging-out.ts'
import { signInAddress } from './return-to.ts'
import type { UserKind } from './session.ts'

/**
 * Signs out: ends the session at the server, removes the token, cached data and drafts, and loads `/` as a new page, which
 * opens sign-in for suppliers for a supplier. Unsaved input or drafts ask first. If the server cannot be reached the user
 * is told, because the session cookie would outlive the token.
 */
export function useLogout(kind: UserKind): () => void {
  const [logout] = useLogoutMutation()
  const dispatch = useDispatch()
  return useCallback(async () => {
    const isLeaving = await askBeforeLeaving(text.logoutDiscards)
    if (!isLeaving || isLoggingOut()) return
    setLoggingOut(true)
    // The live stream and other calls may learn of the end before this call is answered.
    let isEnded = false
    const stop = onSessionEnded(() => {
      isEnded = true
    })
    const { error } = await logout()
    stop()
    if (error && !isEnded && !saysEnded(error)) {
      setLoggingOut(false)
      resumeLeaveGuards()
      toast.error(text.logoutFailed.title, text.logoutFailed.description)
      return
    }
    discardDrafts()
    removeToken()
    dispatch(baseApi.util.resetApiState())
    // Back may restore this page from the browser's cache, still signing out.
    window.addEventListener('pageshow', () => window.location.reload())
    window.location.assign(signInAddress('/', kind))
  }, [logout, dispatch, kind])
}

/** A call without a session has nothing to end, and an aborted one was aborted because the session ended. */
function saysEnded(error: unknown): boolean {
  if (isApiError(error)) return error.status === 401
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
}
