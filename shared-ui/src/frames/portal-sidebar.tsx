import { LogOut, type LucideIcon } from 'lucide-react'
import { Tooltip } from '../actions/tooltip.tsx'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { type Brand as Branding, BrandMark, productBrand } from './brand-mark.tsx'
import {
  Brand,
  BrandName,
  Company,
  Count,
  Foot,
  Frame,
  Item,
  Label,
  Links,
  Logout,
  LogoutName,
  Person,
  Scroll,
  Shortcuts,
  Welcome,
} from './portal-sidebar-style.tsx'

export interface NavItem {
  to: string
  label: string
  icon: LucideIcon
  /** How many items are waiting there; "99+" above 99, nothing at zero. */
  badge?: number | undefined
  /** What the number counts, read aloud. */
  badgeLabel?: (count: number) => string
  /** It counts work to do, not news. */
  isWaiting?: boolean
  /** Active only on exactly this path. */
  end?: boolean
}

/** A link that is only words. */
export interface MenuLink {
  to: string
  label: string
  /** Active only on exactly this path. */
  end?: boolean
}

export interface SidebarTexts {
  portal: string
  navigation: string
  shortcuts: string
  welcome: (name: string) => string
  logout: string
}

export interface SidebarProps {
  nav: readonly NavItem[]
  welcomeName: string
  companyName?: string | undefined
  onLogout: () => void
  /** Called when a link is hovered or focused, so that its page can be prefetched. */
  onNavHover?: ((to: string) => void) | undefined
  /** Whose portal it is: name and logo. */
  brand?: Branding
  /** Where the name links to. */
  homeTo?: string
}

/** A count as a badge shows it, "99+" above 99 (docs/product/messages.md, 'Unread badge'). */
export function shownCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}

interface NavBadgeProps {
  count: number
  say: (count: number) => string
  isWaiting: boolean
}

function NavBadge({ count, say, isWaiting }: NavBadgeProps) {
  return (
    <Count $isWaiting={isWaiting}>
      <span aria-hidden>{shownCount(count)}</span>
      <VisuallyHidden>{say(count)}</VisuallyHidden>
    </Count>
  )
}

interface PortalSidebarProps extends SidebarProps {
  texts: SidebarTexts
  /** Links below the navigation, which have no icon. */
  shortcuts?: readonly MenuLink[] | undefined
  /** Shows icons only, with their words as tooltips. */
  isCompact?: boolean
}

/** The content of a portal's sidebar, which narrow screens show in a drawer. */
export function PortalSidebar(props: PortalSidebarProps) {
  const { nav, welcomeName, companyName, onLogout, onNavHover, homeTo = '/', brand = productBrand, texts } = props
  const { shortcuts = [], isCompact = false } = props
  const tip = (words: string) => (isCompact ? words : undefined)
  return (
    <Frame data-icons-only={isCompact || undefined}>
      <Tooltip content={tip(brand.name)} side="right">
        <Brand to={homeTo}>
          <BrandMark brand={brand} size={32} longest={isCompact ? 1 : 5} />
          <BrandName>
            {brand.name}
            <small>{texts.portal}</small>
          </BrandName>
        </Brand>
      </Tooltip>
      <Scroll>
        <nav aria-label={texts.navigation}>
          <Links>
            {nav.map(({ to, label, icon: Icon, badge = 0, badgeLabel, isWaiting = false, end }) => (
              <li key={to}>
                <Tooltip content={tip(label)} side="right">
                  <Item to={to} end={end} onPointerEnter={() => onNavHover?.(to)} onFocus={() => onNavHover?.(to)}>
                    <Icon size={18} aria-hidden />
                    <Label>{label}</Label>
                    {badge > 0 && <NavBadge count={badge} say={badgeLabel ?? String} isWaiting={isWaiting} />}
                  </Item>
                </Tooltip>
              </li>
            ))}
          </Links>
        </nav>
        {shortcuts.length > 0 && (
          <Shortcuts aria-label={texts.shortcuts}>
            <Links>
              {shortcuts.map(({ to, label, end }) => (
                <li key={label}>
                  <Item to={to} end={end} onPointerEnter={() => onNavHover?.(to)} onFocus={() => onNavHover?.(to)}>
                    <Label>{label}</Label>
                  </Item>
                </li>
              ))}
            </Links>
          </Shortcuts>
        )}
      </Scroll>
      <Foot>
        <Person>
          <Welcome title={welcomeName}>{texts.welcome(welcomeName)}</Welcome>
          {companyName && <Company title={companyName}>{companyName}</Company>}
        </Person>
        <Tooltip content={tip(texts.logout)} side="right">
          <Logout type="button" onClick={onLogout}>
            <LogOut size={18} aria-hidden />
            <LogoutName>{texts.logout}</LogoutName>
          </Logout>
        </Tooltip>
      </Foot>
    </Frame>
  )
}
