import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { isApiError } from '@kerf/shared-runtime'
import { type FormikErrors, useFormik } from 'formik'
import { useRef, useState } from 'react'
import type { z } from 'zod'

/** What the server said against some fields; it holds for what was sent, not for what is typed afterwards. */
interface Refusal<Values> {
  sent: Values
  fields: Readonly<Record<string, string>>
}

interface DialogFormOptions<Values, Answer> {
  initialValues: Values
  schema: z.ZodType
  send: (values: Values) => Promise<{ data?: Answer | undefined; error?: unknown }>
  /** Fields that an error is about, which then says nothing else; those that the server names unless said. */
  refused?: (error: unknown) => Readonly<Record<string, string>>
  onDone: (answer: Answer) => void
  onFailed: (error: unknown) => void
}

/** The fields that the server found wrong, with its words. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return isApiError(error) ? (error.fields ?? {}) : {}
}

/** A form in a dialog: what is wrong stands at its field, whether it is found here or by the server. */
export function useDialogForm<Values extends Record<string, unknown>, Answer>({
  initialValues,
  schema,
  send,
  refused = refusedFields,
  onDone,
  onFailed,
}: DialogFormOptions<Values, Answer>) {
  const [refusal, setRefusal] = useState<Refusal<Values>>()
  const element = useRef<HTMLFormElement>(null)
  const form = useFormik<Values>({
    initialValues,
    // One message for each field, by its name.
    validate: (values) => formErrors(schema, values) as FormikErrors<Values>,
    onSubmit: async (values) => {
      const { data, error } = await send(values)
      const fields = error ? refused(error) : {}
      setRefusal({ sent: values, fields })
      const [first] = Object.keys(fields).filter((field) => field in values)
      if (first) return element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      if (error || data === undefined) return onFailed(error)
      onDone(data)
    },
  })
  const errorOf = (field: keyof Values & string): string | undefined => {
    const error = form.touched[field] ? form.errors[field] : undefined
    if (error) return String(error)
    return refusal?.sent[field] === form.values[field] ? refusal?.fields[field] : undefined
  }
  return { form, element, errorOf }
}
