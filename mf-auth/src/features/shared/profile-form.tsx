import { isApiError, messageOf } from '@kerf/shared-runtime'
import { focusFirstError } from '@kerf/shared-ui/forms/focus-first-error.ts'
import { type FormikContextType, type FormikHelpers, FormikProvider, type FormikValues } from 'formik'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { tellFailure } from './failure.ts'

interface ProfileFormProps<Values extends FormikValues> {
  form: FormikContextType<Values>
  /** Accessible name of the form. */
  label: string
  id?: string
  /** Replaces submitting, if more than the form's own fields is needed. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

/** A form whose fields read it from context. After a failed submit, the first invalid field is focused. */
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

/** For forms that are validated on submit: a field's error appears once the field is complete. */
export const checkedWhenSent = { validateOnChange: false, validateOnBlur: false } as const

interface FailureWords {
  title: string
  /** Used if the server gave no reason. */
  text: string
}

/**
 * Says why a form was refused: at the field that the reason is about, else in a toast.
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
