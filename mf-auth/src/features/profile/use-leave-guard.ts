import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

export interface LeaveGuard {
  isAsking: boolean
  /** Does what leads away at once, or once the user has agreed to lose what is not saved. */
  leave: (go: () => void) => void
  agree: () => void
  stay: () => void
}

/**
 * Asks before what is not saved is lost: by closing or reloading the page, by a link of it, and by whatever is handed to
 * `leave`. The browser's back button is not asked, since only a data router could.
 */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const [go, setGo] = useState<(() => void) | null>(null)
  const hasAgreed = useRef(false)
  const navigate = useNavigate()

  const leave = useCallback(
    (wanted: () => void) => {
      if (isUnsaved && !hasAgreed.current) setGo(() => wanted)
      else wanted()
    },
    [isUnsaved],
  )

  useEffect(() => {
    if (!isUnsaved) return
    hasAgreed.current = false
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    const askAtLinks = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || hasAgreed.current) return
      event.preventDefault()
      event.stopPropagation()
      leave(() => {
        // A click again, for whoever else acts on it; a menu may have closed meanwhile and taken its links along.
        if (link.isConnected) link.click()
        else navigate(link.pathname + link.search + link.hash)
      })
    }
    window.addEventListener('beforeunload', askBrowser)
    // Before the router, which listens further in.
    document.addEventListener('click', askAtLinks, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', askBrowser)
      document.removeEventListener('click', askAtLinks, { capture: true })
    }
  }, [isUnsaved, leave, navigate])

  const agree = () => {
    hasAgreed.current = true
    setGo(null)
    go?.()
  }
  return { isAsking: go !== null, leave, agree, stay: () => setGo(null) }
}

/** The link of a click that would leave the page in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!isPlain || !link || link.origin !== window.location.origin) return null
  const opensElsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')
  const isSkipLink = link.getAttribute('href')?.startsWith('#')
  return opensElsewhere || isSkipLink ? null : link
}
