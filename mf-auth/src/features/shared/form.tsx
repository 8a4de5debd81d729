import { formErrors } from '@kerf/shared-contracts/client/form-errors'
import { Field } from '@kerf/shared-ui/field'
import { focusFirstError } from '@kerf/shared-ui/focus-first-error'
import { PasswordInput } from '@kerf/shared-ui/password-input'
import { TextInput } from '@kerf/shared-ui/text-input'
import { Form, Formik, type FormikValues, useField, useFormikContext } from 'formik'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { z } from 'zod'

interface AuthFormProps<Values extends FormikValues> {
  /** Read aloud as the name of the form. */
  label: string
  schema: z.ZodType
  initialValues: Values
  onSubmit: (values: Values) => Promise<void>
  children: ReactNode
}

const Stack = styled(Form)`
  display: grid;
  gap: 16px;
`

/** After a submit that failed, the first wrong field has the focus. */
function FocusOnError({ form }: { form: React.RefObject<HTMLFormElement | null> }) {
  const { submitCount, isValid, isSubmitting } = useFormikContext()
  useEffect(() => {
    if (submitCount > 0 && !isValid && !isSubmitting && form.current) focusFirstError(form.current)
  }, [submitCount, isValid, isSubmitting, form])
  return null
}

/** A form that is checked with a contract's schema when it is sent, and from then on while it is mended. */
export function AuthForm<Values extends FormikValues>({ label, schema, children, ...formik }: AuthFormProps<Values>) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <Formik<Values>
      {...formik}
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

interface FormFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: string
  label: string
  hint?: string
  optional?: boolean
  labelAction?: ReactNode
}

/** @returns a field whose error clears as soon as it is edited (specification 1, section 5) */
function useClearingField(name: string) {
  const [field, { error, touched }, { setError }] = useField<string>(name)
  const onChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setError(undefined)
    field.onChange(event)
  }
  return { control: { ...field, onChange }, error: touched ? error : undefined }
}

export function TextField({ name, label, hint, optional, labelAction, ...input }: FormFieldProps) {
  const { control, error } = useClearingField(name)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} labelAction={labelAction}>
      <TextInput {...input} {...control} />
    </Field>
  )
}

export function PasswordField({ name, label, hint, labelAction, ...input }: FormFieldProps) {
  const { control, error } = useClearingField(name)
  return (
    <Field label={label} hint={hint} error={error} labelAction={labelAction}>
      <PasswordInput {...input} {...control} />
    </Field>
  )
}
