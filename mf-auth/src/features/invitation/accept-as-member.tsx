import type { CompanyReference } from '@kerf/shared-contracts/contracts/users'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useAcceptInvitationMutation } from '@kerf/shared-runtime/endpoints/company-members'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { tellFailure } from '../shared/failure.ts'
import { text } from './text.ts'

interface AcceptAsMemberProps {
  token: string
  companyName: string
  /** The company that the account already belongs to, if any. */
  ownCompany: CompanyReference | null
  /** @returns whether a refusal was handled */
  onRefused: (error: unknown) => boolean
}

function AlreadyElsewhere({ words }: { words: string }) {
  return (
    <Notice tone="yellow">
      {words} <TextLink to="/profile?tab=company">{text.accept.toCompany}</TextLink>
    </Notice>
  )
}

/** Accepts with the signed-in account. */
export function AcceptAsMember({ token, companyName, ownCompany, onRefused }: AcceptAsMemberProps) {
  const [accept, { isLoading }] = useAcceptInvitationMutation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const navigate = useNavigate()

  async function confirm() {
    const { error } = await accept({ body: { token } })
    if (!error) {
      toast.success(text.accept.done(companyName))
      void navigate('/', { replace: true })
    } else if (isApiError(error) && error.code === 'invitation.other_company') setRefusal(error.message)
    else if (!onRefused(error)) tellFailure(text.accept.failed, error, text.accept.failedText)
  }
  if (refusal !== null) return <AlreadyElsewhere words={refusal} />
  if (ownCompany && ownCompany.name !== companyName) {
    return <AlreadyElsewhere words={text.accept.elsewhere(ownCompany.name)} />
  }
  return (
    <Button variant="primary" onClick={confirm} loading={isLoading} fullWidth>
      {text.accept.action}
    </Button>
  )
}
