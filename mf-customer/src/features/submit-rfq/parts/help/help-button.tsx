import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { CircleHelp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import type { HelpTopic } from './help-dialog.tsx'
import { text } from './text.ts'

const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }))

/* Taller than its line, to be pressed with a finger, and still no taller than the label beside it. */
const Ask = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 24px;
  margin-block: -4px;
  padding: 0 2px;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.accentText};
  font: inherit;
  font-size: ${fontSize[12]};
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`

/** Beside the label of a field: what its word means, in a dialog. */
export function HelpButton({ topic }: { topic: HelpTopic }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Ask type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CircleHelp size={14} aria-hidden />
        {text[topic].ask}
      </Ask>
      {isOpen && (
        <Suspense>
          <HelpDialog topic={topic} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
