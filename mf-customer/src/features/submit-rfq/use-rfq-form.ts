import { answerLost, isApiError, messageOf } from '@kerf/shared-contracts/client/api-error'
import { useCreateRfqMutation } from '@kerf/shared-contracts/client/generated/rfqs'
import { readToken } from '@kerf/shared-contracts/client/session'
import { toast } from '@kerf/shared-ui/toasts'
import { useFormik } from 'formik'
import { type CreatedRfq, createdFrom } from './rfq-draft.ts'
import { errorsByField, type RfqFormValues, rfqBody, rfqFormErrors } from './rfq-form-schema.ts'
import { text } from './text.ts'

function failureText(error: unknown): string {
  if (answerLost(error)) return text.unsure
  const isSignedOut = isApiError(error) && error.status === 401
  return isSignedOut ? text.notAuthenticated : messageOf(error, text.failedText)
}

/** The form of a request; sending it creates the RFQ. */
export function useRfqForm(initialValues: RfqFormValues, onCreated: (rfq: CreatedRfq) => void) {
  const [createRfq] = useCreateRfqMutation()
  return useFormik<RfqFormValues>({
    initialValues,
    validate: rfqFormErrors,
    // The summary says from the start what is needed.
    validateOnMount: true,
    onSubmit: async (values, { setErrors }) => {
      if (readToken() === null) return toast.error(text.failed, text.notAuthenticated)
      const { data, error } = await createRfq({ createRfqBody: rfqBody(values) })
      if (data) return onCreated(createdFrom(data, values))
      if (isApiError(error) && error.fields) setErrors(errorsByField(error.fields, values))
      toast.error(text.failed, failureText(error))
    },
  })
}

export type RfqFormik = ReturnType<typeof useRfqForm>
