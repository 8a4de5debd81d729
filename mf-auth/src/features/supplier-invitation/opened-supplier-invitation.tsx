import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import type { OpenSupplierInvitation } from '@kerf/shared-contracts/contracts/supplier-invitations'
import { isApiError, useProvider } from '@kerf/shared-runtime'
import { useDeclineSupplierInvitationMutation } from '@kerf/shared-runtime/endpoints/supplier-invitations'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { AuthPage } from '../shared/auth-page.tsx'
import { DeclineInvitation } from '../shared/decline-invitation.tsx'
import { OtherAccount } from '../shared/other-account.tsx'
import { useSignedInUser } from '../shared/use-signed-in-user.ts'
import { SupplierAccountForm } from './supplier-account-form.tsx'
import { text } from './text.ts'

/** The page's role, which decides its colours. */
export const invited: PortalRole = 'supplier'

export type Outcome = 'declined' | 'gone' | 'exists'

interface OpenedSupplierInvitationProps {
  token: string
  invitation: OpenSupplierInvitation
  onOutcome: (outcome: Outcome) => void
}

/** What a refused acceptance means, by its code. */
const outcomes: Readonly<Record<string, Outcome>> = {
  'invitation.not_found': 'gone',
  'invitation.supplier_exists': 'exists',
}

function factsOf({ message, email, expiresAt }: OpenSupplierInvitation) {
  return [
    ...(message ? [{ label: text.facts.message, value: message }] : []),
    { label: text.facts.address, value: email },
    { label: text.facts.until, value: formatDateTime(expiresAt) },
  ]
}

/** The invitation for a supplier, and the form that creates the account. */
export function OpenedSupplierInvitation({ token, invitation, onOutcome }: OpenedSupplierInvitationProps) {
  const [decline] = useDeclineSupplierInvitationMutation()
  const user = useSignedInUser()
  const provider = useProvider()

  function follow(error: unknown): boolean {
    const outcome = isApiError(error) ? outcomes[error.code] : undefined
    if (outcome) onOutcome(outcome)
    return outcome !== undefined
  }
  return (
    <AuthPage role={invited} title={text.title} subtitle={text.subtitle(provider.name, invitation.companyName)}>
      <Stack $gap={24}>
        <DefinitionList columns={1} items={factsOf(invitation)} />
        <Stack $gap={12}>
          {/* Nobody with an account at this address is invited, so a signed-in user is somebody else. */}
          {user ? (
            <OtherAccount user={user} invited={invitation.email} />
          ) : (
            <>
              <SupplierAccountForm token={token} invitation={invitation} onRefused={follow} />
              <DeclineInvitation
                words={text.decline}
                text={text.decline.text}
                decline={() => decline({ body: { token } })}
                onDeclined={() => onOutcome('declined')}
                onGone={() => onOutcome('gone')}
              />
            </>
          )}
        </Stack>
      </Stack>
    </AuthPage>
  )
}
