import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { AuthPage } from './auth-page.tsx'

interface AuthEndProps {
  role: PortalRole
  title: string
  words: string
  /** Target and label of the only button. */
  to: string
  label: string
}

/** The end of a flow, with a link elsewhere. */
export function AuthEnd({ role, title, words, to, label }: AuthEndProps) {
  return (
    <AuthPage role={role} title={title} subtitle={words}>
      <ButtonLink to={to} replace fullWidth>
        {label}
      </ButtonLink>
    </AuthPage>
  )
}
