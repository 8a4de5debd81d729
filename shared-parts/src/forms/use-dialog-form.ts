import type { Changed } from '@kerf/shared-contracts/contracts/errors'
import { isApiError } from '@kerf/shared-runtime'
import type { FormikErrors } from 'formik'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { isStale } from './failure-words.ts'
import { formErrors } from './form-errors.ts'
import { changedOf } from './stale-words.ts'
import { unseenErrors } from './unseen-errors.ts'
import { type KeptFormOptions, useKeptForm } from './use-kept-form.ts'

/** Field errors from the server; they apply to the values sent, not to later input. */
interface Refusal<Values> {
  sent: Values
  fields: Readonly<Record<string, string>>
}

interface DialogFormOptions<Values extends Record<string, unknown>, Base, Answer>
  extends Pick<KeptFormOptions<Values, Base>, 'place' | 'kept' | 'shown' | 'base' | 'changeOf'> {
  schema: z.ZodType
  /** @param base for `basedOn` of the call */
  send: (values: Values, base: Base) => Promise<{ data?: Answer | undefined; error?: unknown }>
  /**
   * For a form that holds what it is about among its values: these, as a stale refusal says that it is now. They are
   * shown in place of the choice between what was typed and what others changed.
   */
  renewed?: (values: Values, present: Changed['present']) => Values
  /** The fields an error is about, which are then its only message; by default those that the server names. */
  refused?: (error: unknown) => Readonly<Record<string, string>>
  /** The values of the form after it was sent, for one that stays open; unchanged by default. */
  saved?: (answer: Answer) => { values: Values; base: Base }
  onDone: (answer: Answer) => void
  onFailed: (error: unknown) => void
}

/** The server's errors by field. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return isApiError(error) ? (error.fields ?? {}) : {}
}

/** A form in a dialog that keeps drafts; errors, local or from the server, appear at their fields. */
export function useDialogForm<Values extends Record<string, unknown>, Answer, Base = undefined>({
  schema,
  send,
  renewed,
  refused = refusedFields,
  saved,
  onDone,
  onFailed,
  ...kept
}: DialogFormOptions<Values, Base, Answer>) {
  const [refusal, setRefusal] = useState<Refusal<Values>>()
  const element = useRef<HTMLFormElement>(null)
  const form = useKeptForm<Values, Base>({
    ...kept,
    // One message per field, by its name.
    validate: (values) => formErrors(schema, values) as FormikErrors<Values>,
    onSubmit: async (values, { base, sent, refused: isRefused, helpers }) => {
      const { data, error } = await send(values, base)
      if (renewed && isStale(error)) {
        await helpers.setValues(renewed(values, changedOf(error)?.present ?? {}))
        return onFailed(error)
      }
      if (error && isRefused(error)) return
      const fields = error ? refused(error) : {}
      setRefusal({ sent: values, fields })
      const unseen = unseenErrors(element.current, fields)
      if (isApiError(error) && unseen.length > 0) onFailed({ ...error, message: unseen.join(' ') })
      const [first] = Object.keys(fields).filter((field) => field in values)
      if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      if (first || unseen.length > 0) return
      if (error || data === undefined) return onFailed(error)
      sent(saved?.(data))
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
