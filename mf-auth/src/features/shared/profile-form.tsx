import { isApiError, messageOf } from '@kerf/shared-runtime'
import { focusFirstError } from '@kerf/shared-ui/forms/focus-first-error.ts'
import { type FormikContextType, type FormikHelpers, FormikProvider, type FormikValues } from 'formik'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { tellFailure } from './failure.ts'

interface ProfileFormProps<Values extends FormikValues> {
  form: FormikContextType<Values>
  /** Read aloud as the name of the form. */
  label: string
  id?: string
  /** In place of sending it, as where more is asked than its own fields. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

/** A form around fields that read it from its context. After a submit that failed, the first wrong field has the focus. */
export function ProfileForm<Values extends FormikValues>({
  form,
  label,
  id,
  onSubmit = form.handleSubmit,
  children,
}: ProfileFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const { submitCount, isValid, isSubmitting, errors } = form
  const focus = useEffectEvent(() => element.current && focusFirstError(element.current, errors))
  useEffect(() => {
    if (submitCount > 0 && !isValid && !isSubmitting) focus()
  }, [submitCount, isValid, isSubmitting])
  return (
    <FormikProvider value={form}>
      <Stack ref={element} id={id} aria-label={label} noValidate onSubmit={onSubmit}>
        {children}
      </Stack>
    </FormikProvider>
  )
}

/** For forms that are checked when they are sent: a wrong field is told once it can be judged whole. */
export const checkedWhenSent = { validateOnChange: false, validateOnBlur: false } as const

interface FailureWords {
  title: string
  /** Said where the server gave no reason. */
  text: string
}

/**
 * Says why a form was refused: at the field that the reason is about, else in passing.
 * @param fields the field of each reason, by its code
 */
export function showFailure<Values>(
  error: unknown,
  form: Pick<FormikHelpers<Values>, 'setFieldError'>,
  fields: Readonly<Record<string, string>>,
  words: FailureWords,
): void {
  const field = isApiError(error) ? fields[error.code] : undefined
  const reasons = isApiError(error) ? Object.entries(error.fields ?? {}) : []
  if (field) form.setFieldError(field, messageOf(error, words.text))
  else if (reasons.length > 0) for (const [name, reason] of reasons) form.setFieldError(name, reason)
  else tellFailure(words.title, error, words.text)
}
