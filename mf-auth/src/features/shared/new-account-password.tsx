import { useFormikContext } from 'formik'
import { z } from 'zod'
import { NewPasswordField, PasswordField } from './form.tsx'
import { text } from './text.ts'

/** The fields that a form with {@link NewAccountPassword} adds to its schema, which has a `password`. */
export const repeatedPassword = { repeated: z.string() }

/** Refuses a password whose repetition differs (docs/product/accounts.md, 'Passwords'). */
export function repeats({ password, repeated }: { password: string; repeated: string }): boolean {
  return password === repeated
}

export const repeatsWrongly = { path: ['repeated'], message: 'Passwords do not match' }

/** The password of a new account, typed twice. @param email if no field of the form asks for it */
export function NewAccountPassword({ email }: { email?: string }) {
  const { values } = useFormikContext<{ name: string; company?: string; email?: string }>()
  const names = [values.name, values.company, values.email, email].filter((name) => name !== undefined)
  return (
    <>
      <NewPasswordField
        name="password"
        label={text.password}
        names={names}
        placeholder={text.passwordPlaceholder}
        clears="repeated"
      />
      <PasswordField name="repeated" label={text.repeatPassword} autoComplete="new-password" />
    </>
  )
}
