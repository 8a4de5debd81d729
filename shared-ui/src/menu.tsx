import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { color, fontSize, fontWeight, motion, radius, shadow, space } from './theme/tokens.ts'

interface MenuAction {
  label: string
  icon?: ReactNode
  onSelect?: () => void
  /** Makes it a link. */
  to?: string
  danger?: boolean
  /** Why it cannot be used now; shown under its label. */
  disabledReason?: string | undefined
}

interface MenuChoice {
  label: string
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: string; icon?: ReactNode }[]
}

/** An action, a choice of one of several, or a line between. */
export type MenuEntry = MenuAction | MenuChoice | 'separator'

interface MenuProps {
  /** The element that opens it; it must take a ref. */
  trigger: ReactElement
  /** Read aloud where the trigger's own name does not say what the menu is. */
  label?: string
  /** Stands above the entries: a name, an account. */
  header?: ReactNode
  items: readonly MenuEntry[]
  align?: 'start' | 'end'
}

const Content = styled(Radix.Content)`
  z-index: 50;
  min-width: 200px;
  max-width: 320px;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow};
`

const Header = styled.div`
  padding: ${space[8]} ${space[12]};
  border-bottom: 1px solid ${color.border};
  margin: 0 -4px ${space[4]};
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 34px;
  padding: 6px ${space[8]};
  border-radius: ${radius.control};
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  transition: background-color ${motion.fast};

  &[data-highlighted] {
    background: ${color.hover};
  }
  &[data-highlighted]:focus-visible {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }
  &[aria-disabled='true'] {
    color: ${color.textSubtle};
    cursor: not-allowed;
  }
`

const Item = styled(Radix.Item)<{ $danger?: boolean }>`
  ${row}
  ${({ $danger }) => $danger && `color: ${color.dangerText};`}
`

const RadioItem = styled(Radix.RadioItem)`
  ${row}
`

const Tick = styled(Radix.ItemIndicator)`
  margin-left: auto;
`

const Reason = styled.span`
  display: block;
  font-size: ${fontSize[12]};
`

const Separator = styled(Radix.Separator)`
  height: 1px;
  margin: ${space[4]} -4px;
  background: ${color.border};
`

const GroupLabel = styled(Radix.Label)`
  padding: ${space[4]} ${space[8]} 0;
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.medium};
  color: ${color.textSubtle};
`

function Action({ action }: { action: MenuAction }) {
  if (action.to !== undefined) {
    return (
      <Item asChild $danger={action.danger}>
        <Link to={action.to}>
          {action.icon}
          {action.label}
        </Link>
      </Item>
    )
  }
  // Radix skips an item that is `disabled`; the keyboard must reach it to hear the reason.
  const inert = action.disabledReason !== undefined
  const select = (event: Event) => {
    if (inert) event.preventDefault()
    else action.onSelect?.()
  }
  return (
    <Item onSelect={select} aria-disabled={inert || undefined} $danger={action.danger}>
      {action.icon}
      <span>
        {action.label}
        {inert && <Reason>{action.disabledReason}</Reason>}
      </span>
    </Item>
  )
}

function Choice({ choice }: { choice: MenuChoice }) {
  return (
    <Radix.RadioGroup value={choice.value} onValueChange={choice.onValueChange} aria-label={choice.label}>
      <GroupLabel>{choice.label}</GroupLabel>
      {choice.options.map((option) => (
        // Choosing leaves the menu open, so that the effect is seen.
        <RadioItem key={option.value} value={option.value} onSelect={(event) => event.preventDefault()}>
          {option.icon}
          {option.label}
          <Tick>
            <Check size={16} aria-hidden />
          </Tick>
        </RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <Separator />
  return 'options' in entry ? <Choice choice={entry} /> : <Action action={entry} />
}

/** A dropdown menu. Arrow keys, first letters, Enter and Escape work as in a menu of the system. */
export function Menu({ trigger, label, header, items, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content align={align} sideOffset={6} collisionPadding={8} aria-label={label}>
          {header && <Header>{header}</Header>}
          {items.map((entry, index) => (
            <Fragment key={entry === 'separator' ? `separator ${index}` : entry.label}>
              <Entry entry={entry} />
            </Fragment>
          ))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
