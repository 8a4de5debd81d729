import { Card } from '@kerf/shared-ui/card'
import { Field } from '@kerf/shared-ui/field'
import { TextArea } from '@kerf/shared-ui/text-area'
import { text } from './text.ts'
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
