import { Field } from '@kerf/shared-ui/field'
import { Select } from '@kerf/shared-ui/select'
import { useField } from 'formik'
import type { ChangeEvent } from 'react'
import { text } from './text.ts'

const options = [
  { value: 'customer', label: text.customer },
  { value: 'supplier', label: text.supplier },
]

/** Which of the accounts under one address is meant. */
export function AccountTypeField() {
  const [field, { error, touched }, { setError }] = useField<string>('role')
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    setError(undefined)
    field.onChange(event)
  }
  return (
    <Field label={text.accountType} error={touched ? error : undefined}>
      <Select {...field} onChange={onChange} options={options} placeholder={text.choose} />
    </Field>
  )
}
