import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { IconButton } from '../actions/icon-button.tsx'
import { Overlay } from '../dialogs/dialog-frame.tsx'
import { ButtonCount, Drawer, DrawerClose, DrawerTitle, MenuSlot } from './portal-layout-style.tsx'
import {
  type MenuLink,
  type NavItem,
  PortalSidebar,
  type SidebarProps,
  type SidebarTexts,
  shownCount,
} from './portal-sidebar.tsx'

export interface DrawerTexts extends SidebarTexts {
  openNavigation: string
  closeNavigation: string
}

/** Calls back before the page asks whether to leave it. @returns how to unsubscribe */
export type WatchQuestions = (giveWay: () => void) => () => void

/** The width in px from which the sidebar stands beside the page; `media.belowWide` ends there. */
const wideFrom = 1024

/**
 * Stays open until the user closes it, navigates, is asked whether to leave the page, or turns the device so that the
 * sidebar fits.
 */
function useDrawer(onQuestion: WatchQuestions | undefined) {
  const { key, pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [shownAt, setShownAt] = useState(key)
  const openedAt = useRef(pathname)
  const button = useRef<HTMLButtonElement>(null)
  if (shownAt !== key) {
    setShownAt(key)
    setOpen(false)
  }
  useEffect(() => {
    if (!isOpen) return
    const closeWhenWide = () => {
      if (window.innerWidth >= wideFrom) setOpen(false)
    }
    window.addEventListener('resize', closeWhenWide)
    return () => window.removeEventListener('resize', closeWhenWide)
  }, [isOpen])
  // Immediately, before the question opens: both would compete for the focus, which returns to the button if the user
  // stays.
  const giveWay = useEffectEvent(() => {
    flushSync(() => setOpen(false))
    button.current?.focus()
  })
  useEffect(() => (isOpen ? onQuestion?.(giveWay) : undefined), [isOpen, onQuestion])
  const changeOpen = (open: boolean) => {
    if (open) openedAt.current = pathname
    setOpen(open)
  }
  // On a new page the focus belongs there, not on the button that opened the drawer.
  const leaveFocus = (event: Event) => {
    const isElsewhere = openedAt.current !== pathname || document.activeElement !== document.body
    if (isElsewhere) event.preventDefault()
  }
  return { isOpen, button, changeOpen, leaveFocus }
}

/** Focuses the current page's link; the library alone would focus the first button, Logout. */
function focusPresentPage(event: Event) {
  if (!(event.target instanceof Element)) return
  const link = event.target.querySelector<HTMLElement>('[aria-current="page"]') ?? event.target.querySelector('a')
  if (!link) return
  event.preventDefault()
  link.focus()
}

/** The button's name, with the counts of the links behind it. */
function nameWith(openNavigation: string, waiting: readonly NavItem[]): string {
  const parts = waiting.map(({ label, badge = 0, badgeLabel = String }) => `${label}: ${badgeLabel(badge)}`)
  return [openNavigation, ...parts].join(', ')
}

const totalOf = (items: readonly NavItem[]) => items.reduce((sum, { badge = 0 }) => sum + badge, 0)

/** The number on the button: unread items, else items waiting, each coloured as in the sidebar. */
function countAtButton(nav: readonly NavItem[]): { count: number; isWaiting: boolean } {
  const unread = totalOf(nav.filter(({ isWaiting }) => !isWaiting))
  return unread > 0 ? { count: unread, isWaiting: false } : { count: totalOf(nav), isWaiting: true }
}

interface PortalDrawerProps extends SidebarProps {
  texts: DrawerTexts
  /** What the menu lists below the navigation. */
  shortcuts?: readonly MenuLink[] | undefined
  onQuestion?: WatchQuestions | undefined
}

/** The sidebar on narrow screens: a button in the header and the drawer that it opens. */
export function PortalDrawer({ texts, onLogout, onQuestion, shortcuts, ...sidebar }: PortalDrawerProps) {
  const { isOpen, button, changeOpen, leaveFocus } = useDrawer(onQuestion)
  const waiting = sidebar.nav.filter(({ badge = 0 }) => badge > 0)
  const { count, isWaiting } = countAtButton(waiting)
  const logOut = () => {
    changeOpen(false)
    onLogout()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={changeOpen}>
      <MenuSlot>
        <Dialog.Trigger asChild>
          <IconButton
            ref={button}
            label={nameWith(texts.openNavigation, waiting)}
            icon={<Menu size={20} aria-hidden />}
            tooltip={false}
          />
        </Dialog.Trigger>
        {count > 0 && (
          <ButtonCount $isWaiting={isWaiting} aria-hidden>
            {shownCount(count)}
          </ButtonCount>
        )}
      </MenuSlot>
      <Dialog.Portal>
        <Overlay />
        <Drawer aria-describedby={undefined} onOpenAutoFocus={focusPresentPage} onCloseAutoFocus={leaveFocus}>
          <DrawerTitle>{texts.navigation}</DrawerTitle>
          <PortalSidebar {...sidebar} texts={texts} onLogout={logOut} shortcuts={shortcuts} />
          <DrawerClose>
            <Dialog.Close asChild>
              <IconButton label={texts.closeNavigation} icon={<X size={18} aria-hidden />} tooltip={false} />
            </Dialog.Close>
          </DrawerClose>
        </Drawer>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
