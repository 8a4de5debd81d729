import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { shortcutName } from '../find/use-find-keys.ts'
import { text } from './dialog-text.ts'
import { areShortcutsOn, chooseShortcuts } from './shortcuts-choice.ts'

const Group = styled.section`
  margin-bottom: ${space[24]};

  h3 {
    margin-bottom: ${space[8]};
    font-size: ${fontSize[14]};
    font-weight: ${fontWeight.semibold};
  }
`

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]} ${space[16]};
  align-items: center;

  dd {
    display: flex;
    gap: ${space[4]};
    justify-content: flex-end;
  }
`

const Key = styled.kbd`
  min-width: 24px;
  padding: 2px 6px;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.hover};
  font-family: inherit;
  font-size: ${fontSize[12]};
  text-align: center;
`

export interface Shortcut {
  /** What it does or leads to. */
  label: string
  /** One after the other, such as `g o`. */
  keys: string
}

interface ShortcutsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** To pages. */
  pages: readonly Shortcut[]
}

function Shortcuts({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <Group>
      <h3>{title}</h3>
      <List>
        {shortcuts.map(({ label, keys }) => (
          <Row key={label} label={label} keys={keys.split(' ')} />
        ))}
      </List>
    </Group>
  )
}

function Row({ label, keys: [first, second] }: { label: string; keys: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Key>{first}</Key>
        {second && (
          <>
            <VisuallyHidden>{text.between}</VisuallyHidden>
            <Key>{second}</Key>
          </>
        )}
      </dd>
    </>
  )
}

/** The list of shortcuts, and the choice whether single keys are any. */
export function ShortcutsDialog({ open, onOpenChange, pages }: ShortcutsDialogProps) {
  const [isOn, setOn] = useState(areShortcutsOn)
  const general = [
    { label: text.find, keys: shortcutName() },
    { label: text.findHere, keys: '/' },
    { label: text.help, keys: '?' },
  ]
  const choose = (next: boolean) => {
    chooseShortcuts(next)
    setOn(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text.title}
      description={text.description}
      size="small"
      footer={<Button onClick={() => onOpenChange(false)}>{text.close}</Button>}
    >
      <Shortcuts title={text.everywhere} shortcuts={general} />
      {pages.length > 0 && <Shortcuts title={text.goTo} shortcuts={pages} />}
      <Checkbox checked={isOn} onChange={(event) => choose(event.target.checked)} label={text.on} hint={text.onHint} />
    </Dialog>
  )
}
