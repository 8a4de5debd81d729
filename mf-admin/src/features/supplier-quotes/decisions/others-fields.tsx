import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import type { ComponentProps } from 'react'

/** What is asked of the other quotes when some are accepted. */
interface OthersValues {
  othersNotSelected: boolean
  othersFeedback: string
}

interface OthersFieldsProps {
  form: {
    values: OthersValues
    setFieldValue: (name: 'othersNotSelected', value: boolean) => unknown
    getFieldProps: (name: 'othersFeedback') => ComponentProps<typeof TextArea>
  }
  words: { others: (count: number) => string; othersHint: string; feedback: string }
  /** How many other quotes wait for a decision. */
  count: number
  error: string | undefined
}

/** Asks whether the other quotes are marked as not selected, and what their suppliers are told. */
export function OthersFields({ form, words, count, error }: OthersFieldsProps) {
  const { othersNotSelected } = form.values
  return (
    <>
      {count > 0 && (
        <Checkbox
          label={words.others(count)}
          hint={words.othersHint}
          name="othersNotSelected"
          checked={othersNotSelected}
          onChange={({ target }) => void form.setFieldValue('othersNotSelected', target.checked)}
        />
      )}
      {othersNotSelected && (
        <Field label={words.feedback} error={error}>
          <TextArea rows={3} maxLength={4000} {...form.getFieldProps('othersFeedback')} />
        </Field>
      )}
    </>
  )
}
