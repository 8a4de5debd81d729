import { useEffect, useState } from 'react'
import { toast as toastify } from 'react-toastify/unstyled'

/** Where on the screen a toast is: vertical and horizontal. */
export type ToastPlace = 'bottom end' | 'top end' | 'bottom start' | 'top start'

/** An area in px. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Px. On narrower screens a toast keeps this margin on both sides. */
export const screenMargin = 16
/** Px; the height of a portal's header and of a dialog's. */
export const headerHeight = 56

const narrow = 640
const everyMilliseconds = 250
const windows = "[role='dialog'], [role='alertdialog']"
const buttonsOfForms = ['form button', 'button[form]', 'footer button', "[role='dialog'] button"].join(', ')

/** The places that a toast may take, the best first. Phones have two: below the header, and at the bottom. */
function placesFor(screen: { width: number; hasWindow: boolean }): readonly ToastPlace[] {
  if (screen.width < narrow) return ['top end', 'bottom end']
  if (screen.hasWindow) return ['top end', 'top start', 'bottom start', 'bottom end']
  return ['bottom end', 'top end', 'bottom start', 'top start']
}

/** The area that a toast of this size takes at a place. */
function areaAt(place: ToastPlace, size: { width: number; height: number }, screen: { width: number; height: number }) {
  const isTop = place.startsWith('top')
  const top = isTop ? headerHeight + screenMargin : screen.height - screenMargin - size.height
  const isCentred = screen.width < narrow
  const start = place.endsWith('start') ? screenMargin : screen.width - screenMargin - size.width
  const left = isCentred ? (screen.width - size.width) / 2 : start
  return { left, top, right: left + size.width, bottom: top + size.height }
}

const overlap = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Where a toast covers no button of a form (docs/product/modules-and-pages.md, 'Toasts'): it stays where it is while it can.
 * @param buttons what it must not cover
 */
export function placeFor(
  toast: { width: number; height: number },
  screen: { width: number; height: number; hasWindow: boolean },
  buttons: readonly Area[],
  present: ToastPlace | undefined,
): ToastPlace | undefined {
  const places = placesFor(screen)
  const covered = (place: ToastPlace) => {
    const area = areaAt(place, toast, screen)
    return buttons.filter((button) => overlap(area, button)).length
  }
  const ordered = present && places.includes(present) ? [present, ...places] : places
  return ordered.toSorted((one, other) => covered(one) - covered(other))[0]
}

/** The place of the toast that is shown, looked for anew while it is, since forms come and scroll. */
export function useToastPlace(): ToastPlace | undefined {
  const [place, setPlace] = useState<ToastPlace>()
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const look = () => {
      const toast = document.querySelector('.Toastify__toast')
      if (!toast) return
      const screen = {
        width: window.innerWidth,
        height: window.innerHeight,
        hasWindow: document.querySelector(windows) !== null,
      }
      const areas = [...document.querySelectorAll(buttonsOfForms)].map((button) => button.getBoundingClientRect())
      const buttons = areas.filter(({ width }) => width > 0)
      setPlace((present) => placeFor(toast.getBoundingClientRect(), screen, buttons, present))
    }
    const stop = toastify.onChange(({ status }) => {
      clearInterval(timer)
      if (status === 'removed') {
        // The next one begins where it belongs.
        setPlace(undefined)
        return
      }
      requestAnimationFrame(look)
      timer = setInterval(look, everyMilliseconds)
    })
    window.addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      stop()
      clearInterval(timer)
      window.removeEventListener('scroll', look, { capture: true })
    }
  }, [])
  return place
}
