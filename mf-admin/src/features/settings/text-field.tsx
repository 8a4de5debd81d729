import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import type { ComponentProps } from 'react'
import type { TextFieldName } from './settings-form.ts'
import { text } from './text.ts'
import type { SettingsForm } from './use-settings-form.ts'

interface TextFieldProps extends Pick<SettingsForm, 'form' | 'errorOf'> {
  name: TextFieldName
  maxLength: number
  type?: ComponentProps<typeof TextInput>['type']
  hint?: string
  required?: boolean
  placeholder?: string
  /** Of a field for several lines. */
  rows?: number
}

/** A text field of the settings, for one line or several. */
export function TextField({ form, errorOf, name, maxLength, type, hint, required, placeholder, rows }: TextFieldProps) {
  const control = { maxLength, placeholder, autoComplete: 'off', ...form.getFieldProps(name) }
  return (
    <Field label={text.fields[name]} hint={hint} error={errorOf(name)} required={required}>
      {rows === undefined ? <TextInput type={type ?? 'text'} {...control} /> : <TextArea rows={rows} {...control} />}
    </Field>
  )
}
