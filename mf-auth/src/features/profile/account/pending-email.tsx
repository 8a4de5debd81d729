import { ConfirmEmailBody } from '@kerf/shared-contracts/contracts/profile'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { toast } from '@kerf/shared-runtime'
import { useCancelEmailChangeMutation, useConfirmEmailChangeMutation } from '@kerf/shared-runtime/endpoints/profile'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { useFormik } from 'formik'
import { useEffect, useRef } from 'react'
import { CodeField } from '../../shared/code-field.tsx'
import { tellFailure } from '../../shared/failure.ts'
import { checkedWhenSent, ProfileForm, showFailure } from '../../shared/profile-form.tsx'
import { text } from './text.ts'

interface PendingEmailProps {
  /** The new address. */
  email: string
  /** The initial value. */
  mailedCode: string
  /** Whether the user has just requested it, so that the code comes next. */
  takesFocus: boolean
  /** Seconds until another code can be requested. */
  secondsLeft: number
  onAskAgain: () => void
  /** Called once the address is changed, or the change is cancelled. */
  onSettled: () => void
}

const words = text.pending

function useCodeForm({ mailedCode, onSettled }: PendingEmailProps) {
  const [confirm] = useConfirmEmailChangeMutation()
  return useFormik({
    ...checkedWhenSent,
    initialValues: { verificationCode: mailedCode },
    validate: (values) => formErrors(ConfirmEmailBody, values),
    onSubmit: async (values, helpers) => {
      const { data, error } = await confirm({ body: values })
      if (error || !data) {
        return showFailure(error, helpers, { 'auth.code_invalid': 'verificationCode' }, words.failed)
      }
      onSettled()
      toast.success(words.changed, words.changedText(data.email))
    },
  })
}

function CancelButton({ onSettled }: Pick<PendingEmailProps, 'onSettled'>) {
  const [cancelChange, { isLoading }] = useCancelEmailChangeMutation()
  const cancel = async () => {
    const { error } = await cancelChange()
    if (error) return tellFailure(words.cancelFailed.title, error, words.cancelFailed.text)
    onSettled()
    toast.info(words.cancelled)
  }
  return (
    <Button variant="ghost" onClick={cancel} loading={isLoading}>
      {words.cancel}
    </Button>
  )
}

/** A new address that waits for its emailed code. */
export function PendingEmail(props: PendingEmailProps) {
  const { email, takesFocus, secondsLeft, onAskAgain, onSettled } = props
  const frame = useRef<HTMLDivElement>(null)
  const form = useCodeForm(props)
  const mayAskAgain = secondsLeft === 0
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return (
    <Stack ref={frame}>
      <Notice tone="blue">
        <strong>{words.waiting(email)}</strong>
        <br />
        {words.explanation}
      </Notice>
      <ProfileForm form={form} label={words.form}>
        <CodeField name="verificationCode" label={words.code} />
        <Cluster>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {words.verify}
          </Button>
          <Button onClick={onAskAgain} disabledReason={mayAskAgain ? undefined : words.againReason}>
            {mayAskAgain ? words.again : words.againIn(secondsLeft)}
          </Button>
          <CancelButton onSettled={onSettled} />
        </Cluster>
      </ProfileForm>
    </Stack>
  )
}
