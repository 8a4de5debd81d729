import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Content, GroupLabel, Header, Item, RadioItem, Reason, Separator, Tick } from './menu-style.tsx'

interface MenuAction {
  label: string
  icon?: ReactNode
  onSelect?: () => void
  /** Makes the entry a link. */
  to?: string
  danger?: boolean
  /** Why the entry cannot be used now; shown under its label. */
  disabledReason?: string | undefined
}

interface MenuChoice {
  label: string
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: string; icon?: ReactNode }[]
}

/** An action, one option of a choice, or a separator. */
export type MenuEntry = MenuAction | MenuChoice | 'separator'

interface MenuProps {
  /** The element that opens the menu; it must take a ref. */
  trigger: ReactElement
  /** Accessible name, where the trigger's own does not say what the menu is. */
  label?: string
  /** Shown above the entries: a name, an account. */
  header?: ReactNode
  items: readonly MenuEntry[]
  align?: 'start' | 'end'
  /** Called when the menu opens or closes, for entries that are fetched on demand. */
  onOpenChange?: (open: boolean) => void
}

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
        // Choosing leaves the menu open, so that the effect is visible.
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

/** A dropdown menu. Arrow keys, first letters, Enter and Escape work as in a native menu. */
export function Menu({ trigger, label, header, items, align = 'end', onOpenChange }: MenuProps) {
  return (
    <Radix.Root modal={false} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content align={align} sideOffset={6} collisionPadding={8} aria-label={label}>
          {header && <Header>{header}</Header>}
          {items.map((entry, index) => (
            <Fragment key={entry === 'separator' ? `separator ${index}` : `${entry.label} ${index}`}>
              <Entry entry={entry} />
            </Fragment>
          ))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
