import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import type { ReactNode } from 'react'
import { text } from '../text.ts'
import { FormGrid } from './form-grid.ts'
import { useRfqField } from './use-rfq-field.ts'

/** The request's name. @param children more of its fields beside the name */
export function ProjectGroup({ children }: { children?: ReactNode }) {
  const words = text.project
  const name = useRfqField('projectName')
  return (
    <Card title={words.title}>
      <FormGrid>
        <Field label={words.name} hint={words.nameHint} error={name.error} required>
          <TextInput autoComplete="off" {...name.control} />
        </Field>
        {children}
      </FormGrid>
    </Card>
  )
}
