import { answerLost, isApiError, messageOf, readToken, toast } from '@kerf/shared-runtime'
import { useCreateRfqMutation } from '@kerf/shared-runtime/endpoints/rfqs'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { useFormik } from 'formik'
import { type FormEvent, useRef } from 'react'
import { type CreatedRfq, createdFrom } from '../draft/rfq-draft.ts'
import { chosenFilesPass } from '../files/file-checks.ts'
import { text } from '../text.ts'
import { errorsByField, type RfqFormValues, rfqBody, rfqFormErrors } from './rfq-form-schema.ts'

function failureText(error: unknown): string {
  if (answerLost(error)) return text.unsure
  const isSignedOut = isApiError(error) && error.status === 401
  return isSignedOut ? text.notAuthenticated : messageOf(error, text.failedText)
}

/** The request form; submitting it creates the RFQ. */
export function useRfqForm(initialValues: RfqFormValues, onCreated: (rfq: CreatedRfq) => void) {
  const [createRfq] = useCreateRfqMutation()
  const filesPass = useRef(Promise.resolve(true))
  const form = useFormik<RfqFormValues>({
    initialValues,
    validate: rfqFormErrors,
    // The summary lists missing fields from the start.
    validateOnMount: true,
    onSubmit: async (values, { setErrors }) => {
      if (readToken() === null) return toast.error(text.failed, text.notAuthenticated)
      // A file was refused after the click on Submit: the form stays and shows it.
      if (!(await filesPass.current)) return
      const { data, error } = await createRfq({ body: rfqBody(values) })
      if (data) return onCreated(createdFrom(data, values))
      if (isApiError(error) && error.fields) setErrors(errorsByField(error.fields, values))
      toast.error(text.failed, failureText(error))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    filesPass.current = chosenFilesPass()
    return submitForm(form)(event)
  }
  return { form, submit }
}

export type RfqFormik = ReturnType<typeof useRfqForm>['form']
