import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { PasswordStrength } from '@kerf/shared-parts/passwords/password-strength.tsx'
import { isApiError } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { focusFirstError } from '@kerf/shared-ui/forms/focus-first-error.ts'
import { PasswordInput } from '@kerf/shared-ui/forms/inputs/password-input.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { Form, Formik, type FormikHelpers, type FormikValues, useField, useFormikContext } from 'formik'
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { styled } from 'styled-components'
import type { z } from 'zod'

interface AuthFormProps<Values extends FormikValues> {
  /** Accessible name of the form. */
  label: string
  schema: z.ZodType
  initialValues: Values
  /** While submitting, a second submit does nothing. */
  onSubmit: (values: Values) => Promise<void>
  /** Called with what `onSubmit` threw, after the named fields are marked. A text that it returns is for FormFailure. */
  onFailure?: (error: unknown, values: Values) => unknown
  /** The field that a refusal is about, by its code; the refusal's message is shown there. */
  fieldOfCode?: FieldOfCode
  children: ReactNode
}

const Stack = styled(Form)`
  display: grid;
  gap: 16px;
`

/** After a failed submit, focuses the first invalid field. */
function FocusOnError({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { submitCount, isValid, isSubmitting, errors } = useFormikContext<FormikValues>()
  const focus = useEffectEvent(() => form.current && focusFirstError(form.current, errors))
  useEffect(() => {
    if (submitCount > 0 && !isValid && !isSubmitting) focus()
  }, [submitCount, isValid, isSubmitting])
  return null
}

type FieldOfCode = Readonly<Record<string, string>>

/** The server's errors by field. */
function refusedFields(error: unknown, fieldOfCode: FieldOfCode): Record<string, string> {
  if (!isApiError(error)) return {}
  const field = fieldOfCode[error.code]
  return field ? { ...error.fields, [field]: error.message } : { ...error.fields }
}

/** @returns a submit handler that runs one at a time: Formik would accept a second submit in between */
function useSending<Values extends FormikValues>({
  onSubmit,
  onFailure,
  fieldOfCode = {},
}: Pick<AuthFormProps<Values>, 'onSubmit' | 'onFailure' | 'fieldOfCode'>) {
  const isSending = useRef(false)
  return async (values: Values, { setErrors, setStatus }: FormikHelpers<Values>) => {
    if (isSending.current) return
    isSending.current = true
    setStatus(undefined)
    try {
      await onSubmit(values)
    } catch (error) {
      if (!onFailure) throw error
      const named = Object.entries(refusedFields(error, fieldOfCode)).filter(([field]) => field in values)
      // Formik's type wants the fields of this form alone, which the line above guarantees.
      setErrors(Object.fromEntries(named) as Parameters<typeof setErrors>[0])
      setStatus(onFailure(error, values))
    } finally {
      isSending.current = false
    }
  }
}

/** A form that is validated with a contract's schema on each submit. */
export function AuthForm<Values extends FormikValues>(props: AuthFormProps<Values>) {
  const { label, schema, initialValues, children } = props
  const form = useRef<HTMLFormElement>(null)
  return (
    <Formik<Values>
      initialValues={initialValues}
      onSubmit={useSending(props)}
      validate={(values) => formErrors(schema, values)}
      validateOnChange={false}
      validateOnBlur={false}
    >
      <Stack ref={form} aria-label={label} noValidate>
        <FocusOnError form={form} />
        {children}
      </Stack>
    </Formik>
  )
}

/** Why the surrounding form was refused, until it is edited or sent again. */
export function FormFailure() {
  const { status } = useFormikContext()
  return typeof status === 'string' && status !== '' ? (
    <Notice tone="red" role="alert">
      {status}
    </Notice>
  ) : null
}

interface SubmitButtonProps {
  disabledReason?: string | undefined
  children: ReactNode
}

/** Submits the surrounding form; busy until it is answered. */
export function SubmitButton({ disabledReason, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="primary" loading={isSubmitting} disabledReason={disabledReason} fullWidth>
      {children}
    </Button>
  )
}

interface FormFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: string
  label: string
  hint?: string
  optional?: boolean
  labelAction?: ReactNode
  /** Another field with the same error: that two passwords differ. */
  clears?: string
}

/**
 * @param clears see `FormFieldProps`
 * @returns a field whose error clears as soon as it is edited (docs/product/accounts.md, 'Sign up')
 */
export function useClearingField(name: string, clears = name) {
  const [field, { error, touched }] = useField<string>(name)
  const { setFieldError, setStatus } = useFormikContext()
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    setStatus(undefined)
    for (const edited of new Set([name, clears])) setFieldError(edited, undefined)
    field.onChange(event)
  }
  return { control: { ...field, onChange }, error: touched ? error : undefined }
}

export function TextField({ name, label, hint, optional, labelAction, clears, ...input }: FormFieldProps) {
  const { control, error } = useClearingField(name, clears)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} labelAction={labelAction}>
      <TextInput {...input} {...control} />
    </Field>
  )
}

interface NewPasswordFieldProps extends Omit<FormFieldProps, 'hint' | 'autoComplete'> {
  /** What an attacker knows about the owner: address, name, company. */
  names: readonly string[]
}

/** A new password: says while it is typed whether it will be accepted. */
export function NewPasswordField({ name, label, names, clears, labelAction, ...input }: NewPasswordFieldProps) {
  const { control, error } = useClearingField(name, clears)
  const strength = <PasswordStrength password={control.value} names={names} />
  return (
    <Field label={label} hint={strength} error={error} labelAction={labelAction}>
      <PasswordInput {...input} {...control} autoComplete="new-password" />
    </Field>
  )
}

export function PasswordField({ name, label, hint, labelAction, clears, ...input }: FormFieldProps) {
  const { control, error } = useClearingField(name, clears)
  return (
    <Field label={label} hint={hint} error={error} labelAction={labelAction}>
      <PasswordInput {...input} {...control} />
    </Field>
  )
}
