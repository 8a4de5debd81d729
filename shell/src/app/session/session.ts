import type { ActorKind, PageState } from '@kerf/module-kit/platform'
import type { CurrentUser } from '@kerf/shared-contracts/contracts/users'
import {
  type ApiError,
  isApiError,
  onSessionEnded,
  readToken,
  removeToken,
  sessionKey,
  turnGuards,
} from '@kerf/shared-runtime'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useEffect, useState } from 'react'
import { isForVisitorsToo } from '../pages/screen.ts'
import { isLoggingOut, useIsLoggingOut } from './logging-out.ts'

export type UserKind = Exclude<ActorKind, 'visitor'>

export type Session =
  | { status: 'loading' }
  | { status: 'visitor' }
  | { status: 'signedIn'; user: CurrentUser; kind: UserKind }
  /** Whether somebody is signed in could not be found out. */
  | { status: 'unknown'; error: ApiError | undefined; retry: () => void }

/** A user with `isAdmin` is an admin, whatever the account type (docs/product/accounts.md, 'Account types'). */
export function kindOf(user: Pick<CurrentUser, 'isAdmin' | 'role'>): UserKind {
  return user.isAdmin ? 'admin' : user.role
}

/**
 * The signed-in user, as the current-user call returns it (docs/product/accounts.md, 'Sessions'). No call is made if
 * neither the browser has a token nor the server saw a session. A user who is signing out stays signed in until the page
 * is left.
 *
 * @param onEnd called once when a call finds that the session has ended, with the user if known. Not called on a page
 *   that visitors see too, such as the one that sets a new password and thereby ends all sessions: it stays
 */
export function useSession(page: PageState, onEnd: (kind: UserKind | undefined) => void): Session {
  const [isOver, setOver] = useState(false)
  const isLeaving = useIsLoggingOut()
  const mayBeSignedIn = !isOver && (page.signedIn || readToken() !== null)
  const { data, error, isError, refetch } = useGetCurrentUserQuery(undefined, { skip: !mayBeSignedIn })

  const kind = data && kindOf(data)
  useEffect(() => {
    if (isOver) return
    const stop = onSessionEnded(() => {
      if (isLoggingOut()) return
      // Several calls may find out at once.
      stop()
      removeToken()
      setOver(true)
      if (!kind || !isForVisitorsToo(window.location.pathname, kind, page.modules)) onEnd(kind)
    })
    return stop
  }, [isOver, onEnd, kind, page])

  useEffect(reloadWhenAnotherTabSignsInOrOut, [])

  const failure = isApiError(error) ? error : undefined
  useEffect(() => {
    if (failure?.status === 401) removeToken()
  }, [failure])

  if (isLeaving) return data ? { status: 'signedIn', user: data, kind: kindOf(data) } : { status: 'loading' }
  if (!mayBeSignedIn || failure?.status === 401) return { status: 'visitor' }
  if (data) return { status: 'signedIn', user: data, kind: kindOf(data) }
  if (isError) return { status: 'unknown', error: failure, retry: () => void refetch() }
  return { status: 'loading' }
}

/** Everything in this tab belongs to the session it began with. */
function reloadWhenAnotherTabSignsInOrOut(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== sessionKey || event.newValue === event.oldValue) return
    // One user's unsaved input must not stay on screen for the next.
    turnGuards(false)
    window.location.reload()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
