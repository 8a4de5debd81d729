import { isApiError } from '@kerf/shared-contracts/client/api-error'
import { useResetAdminCreatedPasswordMutation } from '@kerf/shared-contracts/client/generated/auth'
import { storeToken } from '@kerf/shared-contracts/client/session'
import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { Button } from '@kerf/shared-ui/button'
import { toast } from '@kerf/shared-ui/toasts'
import { z } from 'zod'
import { AuthPage } from '../shared/auth-page.tsx'
import { AuthForm, PasswordField } from '../shared/form.tsx'
import { newPasswordFields, passwordsDiffer, passwordsMatch } from '../shared/new-password.ts'
import { text as sharedText } from '../shared/text.ts'
import { text } from './text.ts'

interface ForcedResetProps {
  role: PortalRole
  userId: string
  onBack: () => void
}

const schema = z
  .object({ currentPassword: z.string().min(1, 'Current password is required'), ...newPasswordFields })
  .refine(passwordsMatch, passwordsDiffer)

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

function failureWords(error: unknown): string {
  if (!isApiError(error)) return text.forced.failed
  return error.status === 0 ? text.forced.failedOnNetwork : error.message || text.forced.failed
}

/** Whoever an admin made an account for chooses an own password before anything else. */
export function ForcedReset({ role, userId, onBack }: ForcedResetProps) {
  const [reset, { isLoading }] = useResetAdminCreatedPasswordMutation()

  async function submit({ currentPassword, newPassword }: typeof empty) {
    try {
      const { token } = await reset({ adminPasswordResetBody: { userId, currentPassword, newPassword } }).unwrap()
      if (!token) return
      storeToken(token)
      toast.afterReload('success', ...text.forced.updated)
      window.location.reload()
    } catch (error) {
      toast.error(text.forced.error, failureWords(error))
    }
  }

  return (
    <AuthPage role={role} title={text.forced.title} subtitle={text.forced.subtitle}>
      <AuthForm label={text.forced.title} schema={schema} initialValues={empty} onSubmit={submit}>
        <PasswordField name="currentPassword" label={text.forced.current} autoComplete="current-password" />
        <PasswordField name="newPassword" label={sharedText.newPassword} autoComplete="new-password" />
        <PasswordField name="confirmPassword" label={sharedText.confirmPassword} autoComplete="new-password" />
        <Button type="submit" variant="primary" loading={isLoading} fullWidth>
          {text.forced.submit}
        </Button>
        <Button variant="ghost" onClick={onBack} fullWidth>
          {text.forced.back}
        </Button>
      </AuthForm>
    </AuthPage>
  )
}
