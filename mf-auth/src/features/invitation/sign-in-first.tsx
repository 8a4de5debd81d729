import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { text } from './text.ts'

/** Leads whoever has an account to sign-in, and from there back to the invitation. */
export function SignInFirst({ token, email }: { token: string; email: string }) {
  // The secret follows the `#`, where it is not part of the query that servers see.
  const address = `/?${new URLSearchParams({ returnTo: '/invitation', email })}#${token}`
  return (
    <>
      <p>{text.signIn.text}</p>
      <ButtonLink to={address} variant="primary" fullWidth>
        {text.signIn.action}
      </ButtonLink>
    </>
  )
}
