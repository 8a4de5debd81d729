import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { type KeptFormOptions, useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import type { FormikValues } from 'formik'
import { useState } from 'react'
import type { z } from 'zod'
import type { FoundCustomer } from './form-schemas.ts'

/** The last creation, until the form is used again. */
interface Created {
  number: string
  customer: string
  address: string
}

interface CreationOptions<Values extends FormikValues>
  extends Pick<KeptFormOptions<Values, undefined>, 'place' | 'kept'> {
  empty: Values
  schema: (values: Values) => z.ZodType
  /** Sends the form. @returns what was created, or why it was not */
  create: (
    values: Values,
    customer: FoundCustomer,
  ) => Promise<{ created: Omit<Created, 'customer'> } | { error: unknown }>
  words: { created: string; createdText: string; failed: string; failedText: string }
}

/** Why something was not created: the error of a field, else the server's words. */
function creationFailure(error: unknown, words: string): string {
  const [wrong] = isApiError(error) ? Object.values(error.fields ?? {}) : []
  return wrong ?? failureWords(error, words)
}

/** The values that every such form has. */
export type CreationValues = FormikValues & { customer: FoundCustomer | null; notes: string }

export type Creation<Values extends CreationValues> = ReturnType<typeof useCreationForm<Values>>

/** The state of a form that creates something for a customer; it keeps drafts, and is empty again afterwards. */
export function useCreationForm<Values extends CreationValues>({
  empty,
  schema,
  create,
  words,
  ...draft
}: CreationOptions<Values>) {
  const [created, setCreated] = useState<Created>()
  const form = useKeptForm<Values>({
    ...draft,
    shown: empty,
    base: undefined,
    validate: (values) => {
      // formik's errors have the shape of its values, of which ours are texts by the field's name
      return formErrors(schema(values), values) as object
    },
    onSubmit: async (values, { sent }) => {
      const { customer } = values
      if (!customer) return
      const outcome = await create(values, customer)
      if ('error' in outcome) return toast.error(words.failed, creationFailure(outcome.error, words.failedText))
      toast.success(words.created, words.createdText)
      sent()
      setCreated({ ...outcome.created, customer: customer.name })
    },
  })
  const errorOf = (field: string) => {
    // By the path of the field, as formErrors names them.
    const errors: Readonly<Record<string, unknown>> = form.errors
    const error = form.getFieldMeta(field).touched ? errors[field] : undefined
    return typeof error === 'string' ? error : undefined
  }
  const reset = () => {
    form.keeping.discard()
    setCreated(undefined)
  }
  return { form, errorOf, reset, created }
}
