import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Overlay } from './dialog-frame.tsx'
import { IconButton } from './icon-button.tsx'
import {
  Column,
  Drawer,
  DrawerClose,
  DrawerTitle,
  End,
  Frame,
  Header,
  Main,
  MenuSlot,
  PageName,
  Side,
  SkipLink,
  TopSlot,
} from './portal-layout-style.tsx'
import { PortalSidebar, type SidebarProps, type SidebarTexts } from './portal-sidebar.tsx'

interface PortalLayoutTexts extends SidebarTexts {
  skip: string
  openNavigation: string
  closeNavigation: string
}

interface PortalLayoutProps extends SidebarProps {
  /** The name of the page, shown in the header. The page itself brings the `h1`, by PageHeader. */
  pageName: string
  /** Stands in the header where there is room: a TopNavigation. */
  topNavigation?: ReactNode
  /** Stands at the right end of the header: a UserMenu. */
  userMenu?: ReactNode
  children: ReactNode
  texts?: Partial<PortalLayoutTexts>
}

const defaultTexts: PortalLayoutTexts = {
  product: 'Kerf',
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
 * the sidebar becomes a drawer.
 */
export function PortalLayout({ pageName, topNavigation, userMenu, children, texts, ...sidebar }: PortalLayoutProps) {
  const words = { ...defaultTexts, ...texts }
  const [drawerOpen, setDrawerOpen] = useState(false)
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
          <Dialog.Root open={drawerOpen} onOpenChange={setDrawerOpen}>
            <MenuSlot>
              <Dialog.Trigger asChild>
                <IconButton label={words.openNavigation} icon={<Menu size={20} aria-hidden />} tooltip={false} />
              </Dialog.Trigger>
            </MenuSlot>
            <Dialog.Portal>
              <Overlay />
              <Drawer aria-describedby={undefined}>
                <DrawerTitle>{words.navigation}</DrawerTitle>
                <PortalSidebar {...sidebar} texts={words} onNavigate={() => setDrawerOpen(false)} />
                <DrawerClose>
                  <Dialog.Close asChild>
                    <IconButton label={words.closeNavigation} icon={<X size={18} aria-hidden />} tooltip={false} />
                  </Dialog.Close>
                </DrawerClose>
              </Drawer>
            </Dialog.Portal>
          </Dialog.Root>
          <PageName>{pageName}</PageName>
          {topNavigation && <TopSlot>{topNavigation}</TopSlot>}
          <End>{userMenu}</End>
        </Header>
        <Main id="content" ref={main} tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Frame>
  )
}
