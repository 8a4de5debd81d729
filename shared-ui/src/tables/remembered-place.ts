import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The user's place in a list: how far the page is scrolled, in px, and the expanded rows. */
interface Place {
  page: number
  expandedIds: string[]
}

/** This file's part of the current history entry; the router has its own part. */
interface Entry {
  key?: unknown
  places?: Readonly<Record<string, unknown>>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function presentEntry(): Entry {
  const state: unknown = window.history.state
  if (!isRecord(state)) return {}
  return { ...state, places: isRecord(state.places) ? state.places : {} }
}

function readPlace(name: string): Place | undefined {
  const place = presentEntry().places?.[name]
  if (!isRecord(place) || !Array.isArray(place.expandedIds)) return undefined
  return {
    page: Number(place.page) || 0,
    expandedIds: place.expandedIds.filter((id) => typeof id === 'string'),
  }
}

function writePlace(name: string, place: Place): void {
  const entry = presentEntry()
  window.history.replaceState({ ...entry, places: { ...entry.places, [name]: place } }, '')
}

/* How long scrolling must pause before the place is saved: browsers limit how often history state may change. */
const pause = 200

/** Calls back once scrolling has paused, or at once on a click that may lead away. */
function useScrolled(onScrolled: () => void): void {
  const latest = useRef(onScrolled)
  latest.current = onScrolled
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let scrolledIn: unknown
    const keep = () => {
      clearTimeout(timer)
      // By now another page may be shown, and the place does not belong to its entry.
      if (timer !== undefined && presentEntry().key === scrolledIn) latest.current()
      timer = undefined
    }
    const onScroll = ({ target }: Event) => {
      if (target !== document) return
      clearTimeout(timer)
      scrolledIn = presentEntry().key
      timer = setTimeout(keep, pause)
    }
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    document.addEventListener('click', keep, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('scroll', onScroll, { capture: true })
      document.removeEventListener('click', keep, { capture: true })
    }
  }, [])
}

/**
 * Remembers the user's place in a list, in the browser's history entry: Back and a reload return to it, a link to the
 * list does not.
 * @param name of the list within its page @param isReady whether its rows are rendered
 * @param initiallyExpanded ids of rows to expand if nothing is remembered
 */
export function useRememberedPlace(name: string, isReady: boolean, initiallyExpanded: readonly string[] = []) {
  const [place] = useState(() => readPlace(name))
  const [expandedIds, setExpandedIds] = useState(place?.expandedIds ?? [...initiallyExpanded])
  const keep = (ids: string[]) => writePlace(name, { page: window.scrollY, expandedIds: ids })
  useScrolled(() => keep(expandedIds))

  // Before the rows are first painted, so that no jump is visible.
  useLayoutEffect(() => {
    if (isReady && place !== undefined && place.page > 0) window.scrollTo(0, place.page)
  }, [isReady, place])

  const onExpandedChange = (ids: string[]) => {
    setExpandedIds(ids)
    keep(ids)
  }
  return { expandedIds, onExpandedChange }
}
