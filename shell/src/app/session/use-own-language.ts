import { storeLanguageChoice } from '@kerf/shared-runtime'
import { useEffect, useRef } from 'react'
import type { Session } from './session.ts'

/**
 * Speaks the language that the user chose, which loads the page anew if it speaks another one. Only once a page: a choice
 * in another window leaves what is typed in this one.
 */
export function useOwnLanguage(session: Session): void {
  const isKnown = useRef(false)
  useEffect(() => {
    if (session.status !== 'signedIn' || isKnown.current) return
    isKnown.current = true
    if (storeLanguageChoice(session.user.language ?? null)) window.location.reload()
  }, [session])
}
