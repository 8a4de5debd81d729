import { useCallback, useEffect, useRef } from 'react'
import { focusConversation } from './conversation-list.tsx'

/**
 * Moves the focus when conversations open and close: to the title of the opened one, and back to its row when closing it
 * would lose the focus.
 * @param openId id of the open conversation
 * @param isOpen whether one is open, even if it has no id yet
 */
export function useConversationFocus(openId: string | undefined, isOpen: boolean) {
  const isWanted = useRef(false)
  const last = useRef(openId)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (isOpen) last.current = openId ?? last.current
    else if (last.current !== undefined && document.activeElement === document.body) focusConversation(last.current)
  }, [isOpen, openId])

  // Called when a new title is rendered, which may be a while after the conversation was opened.
  const titleRef = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element
    if (!element || !isWanted.current) return
    isWanted.current = false
    element.focus()
  }, [])
  const onOpen = (id: string | undefined) => {
    if (id !== undefined && id === openId) heading.current?.focus()
    else isWanted.current = true
  }
  return { titleRef, onOpen }
}
