import type { Profile } from '@kerf/shared-contracts/contracts/profile'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { fontWeight } from '@kerf/shared-ui/theme/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useCountdown } from '../../shared/use-countdown.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { PendingEmail } from './pending-email.tsx'
import { text } from './text.ts'

/** Seconds until another code can be requested (docs/product/accounts.md, 'Mailed codes'). */
const cooldownSeconds = 30

const words = text.email

interface EmailCardProps {
  profile: Profile
  /** The code from the emailed link that led here, or an empty string. */
  mailedCode: string
}

const Address = styled.p`
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`

/** The address of the account, and how to change it. */
export function EmailCard({ profile: { email, pendingEmail }, mailedCode }: EmailCardProps) {
  const [isSettled, setSettled] = useState(false)
  const [hasSent, setSent] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [secondsLeft, cool] = useCountdown(0)
  const ask = () => setAsking(true)
  return (
    <Card
      title={words.title}
      description={words.description}
      actions={pendingEmail === null && <Button onClick={ask}>{words.change}</Button>}
    >
      <Stack>
        <Address>{email}</Address>
        {pendingEmail !== null && (
          <PendingEmail
            email={pendingEmail}
            mailedCode={mailedCode}
            takesFocus={hasSent}
            secondsLeft={secondsLeft}
            onAskAgain={ask}
            onSettled={() => setSettled(true)}
          />
        )}
        {pendingEmail === null && mailedCode !== '' && !isSettled && (
          <Notice tone="yellow">{text.pending.nothingPending}</Notice>
        )}
      </Stack>
      {isAsking && (
        <ChangeEmailDialog
          email={email}
          newEmail={pendingEmail ?? ''}
          onClose={() => setAsking(false)}
          onSent={() => {
            setSent(true)
            cool(cooldownSeconds)
          }}
          onTooSoon={cool}
        />
      )}
    </Card>
  )
}
