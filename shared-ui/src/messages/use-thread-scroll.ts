import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadMessage } from './message-groups.ts'

/** Pixels from the end within which the newest message counts as seen. */
const nearEnd = 20
/** Pixels kept free above the first unread message. */
const headroom = 24

const isAtEnd = (element: HTMLElement) => element.scrollHeight - element.scrollTop - element.clientHeight <= nearEnd

interface Drawn {
  first: string | undefined
  newest: string | undefined
  /** Pixels from the reading position to the end. */
  toEnd: number
  wasAtEnd: boolean
}

/**
 * A thread's scroll position: first at the first unread message, else at the newest; then it follows new messages while
 * the end is visible, and stays put while the user reads further up, even when earlier messages load above.
 * @param startAt the message to start at, if not at the end
 * @param found the message that was searched for, once rendered
 */
export function useThreadScroll(
  messages: readonly ThreadMessage[],
  startAt: RefObject<HTMLElement | null>,
  found: RefObject<HTMLElement | null>,
  foundId: string | undefined,
) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawn>(undefined)
  const [isAtNewest, setIsAtNewest] = useState(true)
  const first = messages[0]?.id
  const newest = messages.at(-1)
  const newestId = newest?.id

  const remember = () => {
    const element = scroller.current
    if (!element) return
    const wasAtEnd = isAtEnd(element)
    drawn.current = { first, newest: newestId, toEnd: element.scrollHeight - element.scrollTop, wasAtEnd }
    setIsAtNewest(wasAtEnd)
  }
  const toNewest = () => {
    const element = scroller.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    remember()
  }
  const toStart = () => {
    const element = scroller.current
    if (!element || !startAt.current) return
    element.scrollTop = startAt.current.offsetTop - headroom
    // The focused button disappears.
    element.focus()
    remember()
  }
  const onScroll = useEffectEvent(remember)
  const onResize = useEffectEvent(() => {
    if (drawn.current?.wasAtEnd) toNewest()
    else remember()
  })

  const draw = useEffectEvent(() => {
    const element = scroller.current
    const before = drawn.current
    if (!element || newest === undefined) return
    if (before?.newest === undefined && startAt.current) element.scrollTop = startAt.current.offsetTop - headroom
    else if (before?.newest === undefined || before.wasAtEnd) element.scrollTop = element.scrollHeight
    else if (before.newest !== newestId) element.scrollTop = newest.isOwn ? element.scrollHeight : element.scrollTop
    else if (before.first !== first) element.scrollTop = element.scrollHeight - before.toEnd
    remember()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rendered content changes with these two
  useLayoutEffect(() => draw(), [first, newestId])

  const isFound = messages.some(({ id }) => id === foundId)
  const show = useEffectEvent(() => {
    const element = scroller.current
    if (!element || !isFound || !found.current) return
    element.scrollTop = found.current.offsetTop - element.clientHeight / 3
    remember()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message to find has changed or has loaded
  useLayoutEffect(() => show(), [foundId, isFound])

  useEffect(() => {
    const element = scroller.current
    if (!element || !content.current) return
    const observer = new ResizeObserver(() => onResize())
    observer.observe(element)
    observer.observe(content.current)
    const listening = new AbortController()
    element.addEventListener('scroll', () => onScroll(), { passive: true, signal: listening.signal })
    return () => {
      observer.disconnect()
      listening.abort()
    }
  }, [])

  return { scroller, content, isAtNewest, toNewest, toStart }
}
