import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { text } from '../text.ts'
import { useRfqField } from './use-rfq-field.ts'

export function NotesGroup({ hint = text.notes.hint }: { hint?: string }) {
  const notes = useRfqField('notes')
  return (
    <Card title={text.notes.title}>
      <Field label={text.notes.label} hint={hint} error={notes.error} optional>
        <TextArea rows={4} {...notes.control} />
      </Field>
    </Card>
  )
}
