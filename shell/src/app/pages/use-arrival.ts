import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The path whose page this tab showed last; undefined before the first. One a copy: a page has one shell, and this must
 * outlive every component that is replaced at a change of page.
 */
let shownLast: string | undefined

/**
 * Call it in an address's content, once loaded. After a change of page the focus moves to the new page's heading, so that
 * screen readers announce it and the keyboard continues there. The first page of a tab leaves the focus to the browser,
 * and a page that sets the focus itself keeps it.
 */
export function useArrival(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (shownLast === pathname) return
    const isFirst = shownLast === undefined
    shownLast = pathname
    if (!isFirst) focusHeading()
  }, [pathname])
}

const openDialog = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]'

function focusHeading(): void {
  const main = document.querySelector('main')
  const focused = document.activeElement
  if (!main || (focused !== main && main.contains(focused)) || document.querySelector(openDialog)) return
  // A page whose heading is still loading is identified by its landmark.
  const target = main.querySelector('h1') ?? main
  target.tabIndex = -1
  // The scroll position is decided elsewhere.
  target.focus({ preventScroll: true })
}
