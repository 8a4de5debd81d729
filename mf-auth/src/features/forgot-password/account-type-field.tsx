import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { useClearingField } from '../shared/form.tsx'
import { text } from './text.ts'

const options = [
  { value: 'customer', label: text.customer },
  { value: 'supplier', label: text.supplier },
]

/** Which of the accounts with this address is meant. */
export function AccountTypeField() {
  const { control, error } = useClearingField('role')
  return (
    <Field label={text.accountType} error={error}>
      <Select {...control} options={options} placeholder={text.choose} />
    </Field>
  )
}
