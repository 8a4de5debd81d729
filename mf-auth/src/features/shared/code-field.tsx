import { CodeInput } from '@kerf/shared-ui/code-input'
import { Field } from '@kerf/shared-ui/field'
import { useField } from 'formik'
import type { ChangeEvent } from 'react'

/** Six digits of a mail. Whatever is not a digit is dropped as it is typed or pasted. */
export function CodeField({ name, label }: { name: string; label: string }) {
  const [field, { error, touched }, { setError }] = useField<string>(name)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setError(undefined)
    field.onChange(event)
  }
  return (
    <Field label={label} error={touched ? error : undefined}>
      <CodeInput {...field} onChange={onChange} />
    </Field>
  )
}
