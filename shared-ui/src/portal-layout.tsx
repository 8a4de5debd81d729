import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Overlay } from './dialog-frame.tsx'
import { IconButton } from './icon-button.tsx'
import { PortalSidebar, type SidebarProps, type SidebarTexts } from './portal-sidebar.tsx'
import { truncate } from './theme/mixins.ts'
import { color, fontSize, fontWeight, media, radius, shadow, space } from './theme/tokens.ts'

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

const Frame = styled.div`
  display: grid;
  grid-template-columns: 244px minmax(0, 1fr);
  min-height: 100dvh;
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const SkipLink = styled.a`
  position: fixed;
  top: ${space[8]};
  left: ${space[8]};
  z-index: 30;
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-weight: ${fontWeight.medium};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`

const Side = styled.aside`
  position: sticky;
  top: 0;
  height: 100dvh;
  border-right: 1px solid ${color.border};
  background: ${color.surface};
  ${media.belowWide} {
    display: none;
  }
`

const Drawer = styled(Dialog.Content)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: 41;
  width: min(300px, 86vw);
  background: ${color.surface};
  box-shadow: ${shadow};
  outline: none;
`

const DrawerTitle = styled(Dialog.Title)`
  position: absolute;
  clip-path: inset(50%);
`

const DrawerClose = styled.span`
  position: absolute;
  top: 14px;
  right: ${space[12]};
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${space[12]};
  height: 56px;
  padding: 0 ${space[24]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  ${media.narrow} {
    padding: 0 ${space[12]};
  }
`

const MenuSlot = styled.span`
  display: none;
  ${media.belowWide} {
    display: inline-flex;
  }
`

const PageName = styled.p`
  flex: 0 1 auto;
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
  ${truncate}
`

const TopSlot = styled.div`
  min-width: 0;
  margin-left: ${space[12]};
  ${media.belowWide} {
    display: none;
  }
`

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin-left: auto;
`

const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: 1360px;
  margin: 0 auto;
  padding: ${space[24]} ${space[24]} ${space[48]};
  outline: none;
  ${media.narrow} {
    padding: ${space[16]} ${space[16]} ${space[48]};
  }
`

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
