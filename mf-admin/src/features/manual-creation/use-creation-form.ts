import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { type FormikValues, useFormik } from 'formik'
import { useState } from 'react'
import type { z } from 'zod'
import type { FoundCustomer } from './form-schemas.ts'

/** What was made last, until the form is used again. */
interface Created {
  number: string
  customer: string
  address: string
}

interface CreationOptions<Values> {
  empty: Values
  schema: () => z.ZodType
  /** Sends the form. @returns what was made, or why it was not */
  create: (
    values: Values,
    customer: FoundCustomer,
  ) => Promise<{ created: Omit<Created, 'customer'> } | { error: unknown }>
  words: { created: string; createdText: string; failed: string; failedText: string }
}

/** Why something was not created: what is wrong with a field, else the server's words. */
function creationFailure(error: unknown, words: string): string {
  const [wrong] = isApiError(error) ? Object.values(error.fields ?? {}) : []
  return wrong ?? failureWords(error, words)
}

/** What every such form holds. */
export type CreationValues = FormikValues & { customer: FoundCustomer | null; notes: string }

export type Creation<Values extends CreationValues> = ReturnType<typeof useCreationForm<Values>>

/** The state of a form that creates something for a customer; it is empty again afterwards. */
export function useCreationForm<Values extends CreationValues>({
  empty,
  schema,
  create,
  words,
}: CreationOptions<Values>) {
  const [created, setCreated] = useState<Created>()
  const form = useFormik<Values>({
    initialValues: empty,
    validate: (values) => {
      // formik's errors have the shape of its values, of which ours are texts by the field's name
      return formErrors(schema(), values) as object
    },
    onSubmit: async (values) => {
      const { customer } = values
      if (!customer) return
      const outcome = await create(values, customer)
      if ('error' in outcome) return toast.error(words.failed, creationFailure(outcome.error, words.failedText))
      toast.success(words.created, words.createdText)
      form.resetForm()
      setCreated({ ...outcome.created, customer: customer.name })
    },
  })
  const errorOf = (field: string) => {
    const error: unknown = form.getFieldMeta(field).touched ? form.getFieldMeta(field).error : undefined
    return typeof error === 'string' ? error : undefined
  }
  const reset = () => {
    form.resetForm()
    setCreated(undefined)
  }
  return { form, errorOf, reset, created }
}
