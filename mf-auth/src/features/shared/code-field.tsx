import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { CodeInput } from '@kerf/shared-ui/forms/inputs/code-input.tsx'
import { useClearingField } from './form.tsx'

/** The six digits from an email. Other characters are dropped as they are typed or pasted. */
export function CodeField({ name, label }: { name: string; label: string }) {
  const { control, error } = useClearingField(name)
  return (
    <Field label={label} error={error}>
      <CodeInput {...control} />
    </Field>
  )
}
