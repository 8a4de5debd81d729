import { messageOf } from '@kerf/shared-contracts/client/api-error'
import { useResetPasswordMutation } from '@kerf/shared-contracts/client/generated/auth'
import { PortalRole, ResetPasswordBody } from '@kerf/shared-contracts/contracts/auth'
import { Button } from '@kerf/shared-ui/button'
import { ButtonLink } from '@kerf/shared-ui/button-link'
import { toast } from '@kerf/shared-ui/toasts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { accountAddress } from '../shared/address.ts'
import { AuthPage } from '../shared/auth-page.tsx'
import { CodeField } from '../shared/code-field.tsx'
import { AuthForm, PasswordField } from '../shared/form.tsx'
import { newPasswordFields, passwordsDiffer, passwordsMatch } from '../shared/new-password.ts'
import { SuccessPanel } from '../shared/success-panel.tsx'
import { text as sharedText } from '../shared/text.ts'
import { text } from './text.ts'

const schema = ResetPasswordBody.pick({ resetCode: true })
  .extend(newPasswordFields)
  .refine(passwordsMatch, passwordsDiffer)

function ResetForm({
  email,
  role,
  code,
  onDone,
}: {
  email: string
  role: PortalRole
  code: string
  onDone: () => void
}) {
  const [reset, { isLoading }] = useResetPasswordMutation()
  const initialValues = { resetCode: code, newPassword: '', confirmPassword: '' }

  async function submit({ resetCode, newPassword }: typeof initialValues) {
    try {
      await reset({ resetPasswordBody: { email, role, resetCode, newPassword } }).unwrap()
      toast.success(text.doneToast)
      onDone()
    } catch (error) {
      toast.error(text.failed, messageOf(error, text.failedText))
    }
  }
  return (
    <AuthForm label={text.title} schema={schema} initialValues={initialValues} onSubmit={submit}>
      <CodeField name="resetCode" label={text.code} />
      <PasswordField name="newPassword" label={sharedText.newPassword} autoComplete="new-password" />
      <PasswordField name="confirmPassword" label={text.confirm} autoComplete="new-password" />
      <Button type="submit" variant="primary" loading={isLoading} fullWidth>
        {text.submit}
      </Button>
      <ButtonLink to={accountAddress('/forgot-password', email, role)} variant="ghost" fullWidth>
        {text.another}
      </ButtonLink>
    </AuthForm>
  )
}

/** Sets a new password with the mailed code (specification 1, section 2, 'Reset password'). */
export function ResetPasswordPage() {
  const [query] = useSearchParams()
  const [isDone, setDone] = useState(false)
  const email = query.get('email')
  const role = PortalRole.safeParse(query.get('role'))
  if (!email || !role.success) return <Navigate to="/forgot-password" replace />
  if (isDone) {
    return (
      <AuthPage role={role.data} title={text.doneTitle}>
        <SuccessPanel>
          <p>{text.doneText}</p>
          <ButtonLink to={`/?role=${role.data}`} variant="primary" fullWidth>
            {text.done}
          </ButtonLink>
        </SuccessPanel>
      </AuthPage>
    )
  }
  return (
    <AuthPage role={role.data} title={text.title} subtitle={text.subtitle(email)}>
      <ResetForm email={email} role={role.data} code={query.get('code') ?? ''} onDone={() => setDone(true)} />
    </AuthPage>
  )
}
