import { Card } from '@kerf/shared-ui/card'
import { Field } from '@kerf/shared-ui/field'
import { TextInput } from '@kerf/shared-ui/text-input'
import { useFormikContext } from 'formik'
import type { FocusEvent } from 'react'
import { FormGrid } from './form-grid.ts'
import type { RfqFormValues } from './rfq-form-schema.ts'
import { text } from './text.ts'
import { useRfqField } from './use-rfq-field.ts'

export function ProjectGroup() {
  const words = text.project
  const form = useFormikContext<RfqFormValues>()
  const name = useRfqField('projectName')
  const quantity = useRfqField('quantity')
  // An empty entry becomes 1 (specification 1, section 5), once the field is left.
  const onQuantityBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (event.target.value.trim() === '') form.setFieldValue('quantity', '1')
    quantity.control.onBlur(event)
  }
  return (
    <Card title={words.title}>
      <FormGrid>
        <Field label={words.name} hint={words.nameHint} error={name.error} required>
          <TextInput maxLength={200} autoComplete="off" {...name.control} />
        </Field>
        <Field label={words.quantity} error={quantity.error} required>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            suffix={words.quantityUnit}
            {...quantity.control}
            onBlur={onQuantityBlur}
          />
        </Field>
      </FormGrid>
    </Card>
  )
}
