import { type MouseEvent, type ReactNode, useRef } from 'react'
import { spoken } from '../words/spoken.ts'
import { type DrawerTexts, PortalDrawer, type WatchQuestions } from './portal-drawer.tsx'
import { Column, End, Frame, Header, Main, PageName, Side, SkipLink, TopSlot } from './portal-layout-style.tsx'
import { type MenuLink, PortalSidebar, type SidebarProps } from './portal-sidebar.tsx'
import { useIsCompact } from './use-is-compact.ts'

interface PortalLayoutTexts extends DrawerTexts {
  skip: string
}

interface PortalLayoutProps extends SidebarProps {
  /** The page's name, shown in the header. The page brings its own `h1`, with PageHeader. */
  pageName: string
  /** Shown in the header where there is room: a TopNavigation. */
  topNavigation?: ReactNode
  /** What the menu of narrow screens lists below the navigation. */
  shortcuts?: readonly MenuLink[]
  /** Shown before the user menu: what opens a search. */
  search?: ReactNode
  /** Shown between the search and the user menu: a BellButton with its panel. */
  bell?: ReactNode
  /** Shown at the right end of the header: a UserMenu. */
  userMenu?: ReactNode
  /** Lets the drawer close for the question whether to leave the page. */
  onQuestion?: WatchQuestions
  children: ReactNode
  texts?: Partial<PortalLayoutTexts>
}

const defaultTexts = spoken<PortalLayoutTexts>('portalLayout', {
  portal: 'Manufacturing Portal',
  navigation: 'Main',
  shortcuts: 'Shortcuts',
  welcome: (name) => `Welcome, ${name}`,
  logout: 'Logout',
  skip: 'Skip to content',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
})

/**
 * The frame of a portal: sidebar with navigation, header with the page's name, and the page as `main`. Below 1280 px the
 * sidebar shows icons only; below 1024 px it becomes a drawer, whose button shows the number of items waiting.
 */
export function PortalLayout({
  pageName,
  topNavigation,
  shortcuts,
  search,
  bell,
  userMenu,
  onQuestion,
  children,
  texts,
  ...sidebar
}: PortalLayoutProps) {
  const words = { ...defaultTexts, ...texts }
  const main = useRef<HTMLElement>(null)
  const isCompact = useIsCompact()
  // Following it as a link would add a hash to the address, which the router would take for a navigation.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <Frame $isCompact={isCompact}>
      <SkipLink href="#content" onClick={skip}>
        {words.skip}
      </SkipLink>
      <Side>
        <PortalSidebar {...sidebar} texts={words} isCompact={isCompact} />
      </Side>
      <Column>
        <Header>
          <PortalDrawer {...sidebar} texts={words} onQuestion={onQuestion} shortcuts={shortcuts} />
          <PageName>{pageName}</PageName>
          {topNavigation && <TopSlot>{topNavigation}</TopSlot>}
          <End>
            {search}
            {bell}
            {userMenu}
          </End>
        </Header>
        <Main id="content" ref={main} tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Frame>
  )
}
