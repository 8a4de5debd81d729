import type { OpenInvitation } from '@kerf/shared-contracts/contracts/company-members'
import { isApiError, useProvider } from '@kerf/shared-runtime'
import { useDeclineInvitationMutation } from '@kerf/shared-runtime/endpoints/company-members'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { useState } from 'react'
import { companyRoles } from '../shared/company-roles.ts'
import { DeclineInvitation } from '../shared/decline-invitation.tsx'
import { OtherAccount } from '../shared/other-account.tsx'
import { useSignedInUser } from '../shared/use-signed-in-user.ts'
import { AcceptAsMember } from './accept-as-member.tsx'
import { InvitationFrame } from './invitation-frame.tsx'
import { NewAccountForm } from './new-account-form.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { text } from './text.ts'

interface OpenedInvitationProps {
  token: string
  invitation: OpenInvitation
  onDeclined: () => void
  /** The invitation turned out to be open no more. */
  onGone: () => void
}

/** What an invited person is asked: who invites, to what, as what; and the way in that is theirs. */
export function OpenedInvitation({ token, invitation, onDeclined, onGone }: OpenedInvitationProps) {
  const { companyName, inviterName, email, companyRole, expiresAt } = invitation
  const user = useSignedInUser()
  const provider = useProvider()
  const [mustSignIn, setMustSignIn] = useState(false)
  const [decline] = useDeclineInvitationMutation()
  const isInvited = user?.role === 'customer' && user.email.toLowerCase() === email.toLowerCase()
  const role = companyRoles[companyRole]

  /** @returns whether the refusal leads to another step and needs no words of its own */
  function follow(error: unknown): boolean {
    if (!isApiError(error)) return false
    if (error.code === 'invitation.not_found') onGone()
    else if (error.code === 'invitation.sign_in_first') setMustSignIn(true)
    else return false
    return true
  }

  function wayIn() {
    if (user && !isInvited) return <OtherAccount user={user} invited={email} />
    if (user && !mustSignIn) {
      return <AcceptAsMember token={token} companyName={companyName} ownCompany={user.company} onRefused={follow} />
    }
    if (invitation.needsAccount && !mustSignIn) return <NewAccountForm token={token} email={email} onRefused={follow} />
    return <SignInFirst token={token} email={email} />
  }
  return (
    <InvitationFrame title={text.title(companyName)} subtitle={text.subtitle(provider.name, inviterName, companyName)}>
      <Stack $gap={24}>
        <DefinitionList
          columns={1}
          items={[
            {
              label: text.facts.role,
              value: (
                <>
                  {role.label}
                  <Muted>{role.may}</Muted>
                </>
              ),
            },
            { label: text.facts.address, value: email },
            { label: text.facts.until, value: formatDateTime(expiresAt) },
          ]}
        />
        <Stack $gap={12}>
          {wayIn()}
          {(!user || isInvited) && (
            <DeclineInvitation
              words={text.decline}
              text={text.decline.text(companyName)}
              decline={() => decline({ body: { token } })}
              onDeclined={onDeclined}
              onGone={onGone}
            />
          )}
        </Stack>
      </Stack>
    </InvitationFrame>
  )
}
