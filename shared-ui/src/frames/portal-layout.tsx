import { type MouseEvent, type ReactNode, useRef } from 'react'
import { type DrawerTexts, PortalDrawer, type WatchQuestions } from './portal-drawer.tsx'
import { Column, End, Frame, Header, Main, PageName, Side, SkipLink, TopSlot } from './portal-layout-style.tsx'
import { PortalSidebar, type SidebarProps } from './portal-sidebar.tsx'

interface PortalLayoutTexts extends DrawerTexts {
  skip: string
}

interface PortalLayoutProps extends SidebarProps {
  /** The name of the page, shown in the header. The page itself brings the `h1`, by PageHeader. */
  pageName: string
  /** Stands in the header where there is room: a TopNavigation. */
  topNavigation?: ReactNode
  /** Stands before the user menu: what opens a search. */
  search?: ReactNode
  /** Stands before the user menu, after the search: a BellButton with its panel. */
  bell?: ReactNode
  /** Stands at the right end of the header: a UserMenu. */
  userMenu?: ReactNode
  /** Lets the drawer give way to a question whether to leave the page. */
  onQuestion?: WatchQuestions
  children: ReactNode
  texts?: Partial<PortalLayoutTexts>
}

const defaultTexts: PortalLayoutTexts = {
  portal: 'Manufacturing Portal',
  navigation: 'Main',
  welcome: (name) => `Welcome, ${name}`,
  logout: 'Logout',
  skip: 'Skip to content',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
}

/**
 * The frame of a portal: sidebar with navigation, header with the page's name, and the page as `main`. Below 1024 px
 * the sidebar becomes a drawer, whose button shows what waits in it.
 */
export function PortalLayout({
  pageName,
  topNavigation,
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
  // Followed as a link it would put a hash into the address, which the router would take for a step.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <Frame>
      <SkipLink href="#content" onClick={skip}>
        {words.skip}
      </SkipLink>
      <Side>
        <PortalSidebar {...sidebar} texts={words} />
      </Side>
      <Column>
        <Header>
          <PortalDrawer {...sidebar} texts={words} onQuestion={onQuestion} />
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
