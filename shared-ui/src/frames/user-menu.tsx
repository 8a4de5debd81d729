import { ChevronDown, Monitor, Moon, Sun } from 'lucide-react'
import { styled } from 'styled-components'
import { Menu, type MenuEntry } from '../actions/menu.tsx'
import type { ThemeChoice } from '../theme/choice.ts'
import { focusRing, truncate, truncateTwoLines, visuallyHidden } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, media, radius, space } from '../theme/tokens.ts'
import { spoken } from '../words/spoken.ts'

interface UserMenuProps {
  name: string
  email?: string
  /** Light, dark, or the system's setting. */
  appearance: ThemeChoice
  onAppearanceChange: (choice: ThemeChoice) => void
  /** Profile, Logout and the like; the appearance setting is added above them. */
  items: readonly MenuEntry[]
  texts?: Record<ThemeChoice, string> & { appearance: string }
}

const defaultTexts = spoken('userMenu', { appearance: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' })

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 36px;
  padding: 2px 6px 2px 2px;
  border-radius: ${radius.round};
  font-size: ${fontSize[13]};
  font-weight: ${fontWeight.medium};
  cursor: pointer;
  ${focusRing}

  &:hover,
  &[data-state='open'] {
    background: ${color.hover};
  }
`

const Initials = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.semibold};
`

const Name = styled.span`
  max-width: 160px;
  ${truncate}
  ${media.narrow} {
    ${visuallyHidden}
  }
  /* Beside sidebar and top navigation there is room for it on larger screens only. */
  @media (min-width: 1024px) and (max-width: 1199px) {
    ${visuallyHidden}
  }
`

const Account = styled.div`
  font-weight: ${fontWeight.medium};

  span {
    ${truncateTwoLines}
  }
`

const Address = styled.span`
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.regular};
  color: ${color.textMuted};
`

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return `${first}${last}`.toUpperCase()
}

/** The signed-in user's menu, at the right of the header. */
export function UserMenu({ name, email, appearance, onAppearanceChange, items, texts = defaultTexts }: UserMenuProps) {
  const appearanceEntry: MenuEntry = {
    label: texts.appearance,
    value: appearance,
    onValueChange: (value) => onAppearanceChange(value === 'light' || value === 'dark' ? value : 'system'),
    options: [
      { value: 'system', label: texts.system, icon: <Monitor size={16} aria-hidden /> },
      { value: 'light', label: texts.light, icon: <Sun size={16} aria-hidden /> },
      { value: 'dark', label: texts.dark, icon: <Moon size={16} aria-hidden /> },
    ],
  }
  const account = (
    <Account>
      <span title={name}>{name}</span>
      {email && <Address title={email}>{email}</Address>}
    </Account>
  )
  const trigger = (
    <Trigger type="button">
      <Initials aria-hidden>{initialsOf(name)}</Initials>
      <Name title={name}>{name}</Name>
      <ChevronDown size={14} aria-hidden />
    </Trigger>
  )
  return <Menu trigger={trigger} header={account} items={[appearanceEntry, 'separator', ...items]} />
}
