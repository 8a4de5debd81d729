import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { AuthPage } from './auth-page.tsx'

interface AuthEndProps {
  role: PortalRole
  title: string
  words: string
  /** Where the one button leads, and what it says. */
  to: string
  label: string
}

/** An end of the way, which leads on elsewhere. */
export function AuthEnd({ role, title, words, to, label }: AuthEndProps) {
  return (
    <AuthPage role={role} title={title} subtitle={words}>
      <ButtonLink to={to} replace fullWidth>
        {label}
      </ButtonLink>
    </AuthPage>
  )
}
