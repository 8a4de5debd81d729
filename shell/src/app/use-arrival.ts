import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The path whose page this tab showed last; none before the first. */
let shownLast: string | undefined

/**
 * Call in what an address shows, once it is there. When another page was shown before, the focus goes to the new one's
 * heading: a screen reader reads it out, and the keyboard goes on from there. The first page of a tab leaves it to the
 * browser, and so does a page that puts the focus somewhere itself.
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
  // A page whose heading is still to be loaded is known by its landmark.
  const target = main.querySelector('h1') ?? main
  target.tabIndex = -1
  // Where the page is scrolled to is decided elsewhere.
  target.focus({ preventScroll: true })
}
