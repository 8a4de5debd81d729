import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { useState } from 'react'
import { text } from './text.ts'

const words = text.dialog

/**
 * Where cells are pasted into an empty editor. The editor itself takes what is pasted; a phone's keyboard that types the
 * clipboard in is understood as well.
 */
export function PasteField({ onTyped }: { onTyped: (typed: string) => boolean }) {
  const [typed, setTyped] = useState('')
  return (
    <Field label={words.empty} hint={words.emptyHint}>
      <TextArea
        rows={3}
        value={typed}
        onChange={({ target }) => {
          const isTaken = target.value.includes('\t') && onTyped(target.value)
          setTyped(isTaken ? '' : target.value)
        }}
      />
    </Field>
  )
}
