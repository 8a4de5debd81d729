import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Where somebody was in a list: px that its frame and the page are scrolled by, and what is expanded. */
interface Place {
  frame: number
  page: number
  expandedIds: string[]
}

/** The entry of the browser's history that is shown, as far as this file knows it; the router has its own part of it. */
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
    frame: Number(place.frame) || 0,
    page: Number(place.page) || 0,
    expandedIds: place.expandedIds.filter((id) => typeof id === 'string'),
  }
}

function writePlace(name: string, place: Place): void {
  const entry = presentEntry()
  window.history.replaceState({ ...entry, places: { ...entry.places, [name]: place } }, '')
}

/* How long scrolling pauses before its place is kept: browsers refuse to be told of each step. */
const pause = 200

/** Calls back once scrolling has paused, or at once when something is clicked that may lead away. */
function useScrolled(frame: RefObject<HTMLElement | null>, onScrolled: () => void): void {
  const latest = useRef(onScrolled)
  latest.current = onScrolled
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let scrolledIn: unknown
    const keep = () => {
      clearTimeout(timer)
      // By now another page may be shown, to whose entry this place does not belong.
      if (timer !== undefined && presentEntry().key === scrolledIn) latest.current()
      timer = undefined
    }
    const onScroll = ({ target }: Event) => {
      if (target !== document && target !== frame.current) return
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
  }, [frame])
}

/**
 * Remembers where somebody was in a list, in the entry of the browser's history: Back and a reload lead there again, a
 * link to the list does not.
 * @param name of the list within its page @param isReady whether its rows are there
 * @param initiallyExpanded ids of rows that are expanded where nothing is remembered
 */
export function useRememberedPlace(name: string, isReady: boolean, initiallyExpanded: readonly string[] = []) {
  const [place] = useState(() => readPlace(name))
  const [expandedIds, setExpandedIds] = useState(place?.expandedIds ?? [...initiallyExpanded])
  const scrollRef = useRef<HTMLDivElement>(null)
  const keep = (ids: string[]) =>
    writePlace(name, { frame: scrollRef.current?.scrollTop ?? 0, page: window.scrollY, expandedIds: ids })
  useScrolled(scrollRef, () => keep(expandedIds))

  // Before the first picture of the rows, so that nothing is seen to jump.
  useLayoutEffect(() => {
    if (!isReady || place === undefined) return
    if (scrollRef.current) scrollRef.current.scrollTop = place.frame
    if (place.page > 0) window.scrollTo(0, place.page)
  }, [isReady, place])

  const onExpandedChange = (ids: string[]) => {
    setExpandedIds(ids)
    keep(ids)
  }
  return { scrollRef, expandedIds, onExpandedChange }
}
