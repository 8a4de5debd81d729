import { Dialog as Radix } from 'radix-ui'
import { useRef } from 'react'
import { Overlay } from '../dialogs/dialog-frame.tsx'
import { spoken } from '../words/spoken.ts'
import { FinderContent, type FinderContentProps, type FinderTexts } from './finder-content.tsx'
import { Title, Window } from './finder-style.tsx'

export type { FinderGroup, FinderOption } from './finder-options.tsx'

const defaultTexts = spoken<FinderTexts>('finder', {
  title: 'Search',
  placeholder: 'Search for anything',
  results: 'Results',
  close: 'Close search',
  searching: 'Searching',
  move: 'to move',
  open: 'to open',
  newTab: 'in a new tab',
})

interface FinderProps extends Omit<FinderContentProps, 'words' | 'onDone'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  texts?: Partial<FinderTexts>
}

/**
 * A search over everything, in a window over the page: a combobox whose options are links. Arrow keys move, Enter opens,
 * Ctrl+Enter opens in a new tab, Escape closes and restores the focus.
 */
export function Finder({ open, onOpenChange, texts, ...props }: FinderProps) {
  const words = { ...defaultTexts, ...texts }
  const opener = useRef<Element | null>(null)
  const hasOpened = useRef(false)
  const onOpenAutoFocus = (event: Event) => {
    opener.current = document.activeElement
    hasOpened.current = false
    if (!(event.currentTarget instanceof HTMLElement)) return
    event.preventDefault()
    event.currentTarget.querySelector('input')?.focus()
  }
  // The opened page, or the dialog that its address opens, has the focus.
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    if (!hasOpened.current && opener.current instanceof HTMLElement) opener.current.focus()
    if (hasOpened.current && document.activeElement === document.body) document.querySelector('main')?.focus()
  }
  const close = () => {
    hasOpened.current = true
    onOpenChange(false)
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Window aria-describedby={undefined} onOpenAutoFocus={onOpenAutoFocus} onCloseAutoFocus={onCloseAutoFocus}>
          <Title>{words.title}</Title>
          <FinderContent {...props} words={words} onDone={close} />
        </Window>
      </Radix.Portal>
    </Radix.Root>
  )
}
