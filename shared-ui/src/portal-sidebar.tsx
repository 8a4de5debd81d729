import { LogOut, type LucideIcon } from 'lucide-react'
import { Link, NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { KerfMark } from './kerf-mark.tsx'
import { focusRing, truncate } from './theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space } from './theme/tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface NavItem {
  to: string
  label: string
  icon: LucideIcon
  /** How many things wait there; above 99 it reads "99+", zero shows nothing. */
  badge?: number | undefined
  /** What the number counts, read aloud. */
  badgeLabel?: (count: number) => string
  /** Active on exactly this path only. */
  end?: boolean
}

export interface SidebarTexts {
  product: string
  portal: string
  navigation: string
  welcome: (name: string) => string
  logout: string
}

export interface SidebarProps {
  nav: readonly NavItem[]
  welcomeName: string
  companyName?: string | undefined
  onLogout: () => void
  /** Called when the pointer or the focus comes to a link, so that its page can be fetched ahead. */
  onNavHover?: ((to: string) => void) | undefined
  /** Where the product's name leads. */
  homeTo?: string
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space[16]} ${space[12]};
`

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 0 0 ${space[24]};
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.control};
  color: inherit;
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  line-height: 1.25;
  text-decoration: none;
  ${focusRing}

  small {
    display: block;
    font-size: ${fontSize[12]};
    font-weight: ${fontWeight.regular};
    color: ${color.textSubtle};
  }
`

const Links = styled.ul`
  display: grid;
  gap: 2px;
  align-content: start;
`

const Scroll = styled.nav`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 0 ${space[8]};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-weight: ${fontWeight.medium};
  text-decoration: none;

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  &[aria-current='page'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Label = styled.span`
  flex: 1;
  ${truncate}
`

const Count = styled.span`
  min-width: 20px;
  padding: 0 6px;
  border-radius: ${radius.round};
  background: ${color.danger};
  color: ${color.onDanger};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`

const Foot = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-top: ${space[12]};
  padding: ${space[16]} ${space[8]} 0;
  border-top: 1px solid ${color.border};
`

const Welcome = styled.p`
  font-size: ${fontSize[13]};
  font-weight: ${fontWeight.medium};
  ${truncate}
`

const Company = styled.p`
  font-size: ${fontSize[12]};
  color: ${color.textSubtle};
  ${truncate}
`

const Logout = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  margin: 0 -8px;
  padding: 0 ${space[8]};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-weight: ${fontWeight.medium};
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
`

function NavBadge({ count, say }: { count: number; say: (count: number) => string }) {
  return (
    <Count>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{say(count)}</VisuallyHidden>
    </Count>
  )
}

interface PortalSidebarProps extends SidebarProps {
  texts: SidebarTexts
  /** Called when a link is followed, to close the drawer it stands in. */
  onNavigate?: () => void
}

/** The inside of a portal's sidebar, which a narrow screen shows as a drawer. */
export function PortalSidebar(props: PortalSidebarProps) {
  const { nav, welcomeName, companyName, onLogout, onNavHover, onNavigate, homeTo = '/', texts } = props
  return (
    <Frame>
      <Brand to={homeTo} onClick={onNavigate}>
        <KerfMark size={32} />
        <span>
          {texts.product}
          <small>{texts.portal}</small>
        </span>
      </Brand>
      <Scroll aria-label={texts.navigation}>
        <Links>
          {nav.map(({ to, label, icon: Icon, badge = 0, badgeLabel, end }) => (
            <li key={to}>
              <Item
                to={to}
                end={end}
                onClick={onNavigate}
                onPointerEnter={() => onNavHover?.(to)}
                onFocus={() => onNavHover?.(to)}
              >
                <Icon size={18} aria-hidden />
                <Label>{label}</Label>
                {badge > 0 && <NavBadge count={badge} say={badgeLabel ?? String} />}
              </Item>
            </li>
          ))}
        </Links>
      </Scroll>
      <Foot>
        <div>
          <Welcome title={welcomeName}>{texts.welcome(welcomeName)}</Welcome>
          {companyName && <Company title={companyName}>{companyName}</Company>}
        </div>
        <Logout type="button" onClick={onLogout}>
          <LogOut size={18} aria-hidden />
          {texts.logout}
        </Logout>
      </Foot>
    </Frame>
  )
}
