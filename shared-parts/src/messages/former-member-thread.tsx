import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PaneMiddle } from '@kerf/shared-ui/messages/conversation-layout.tsx'
import { Lock } from 'lucide-react'
import { text } from './text.ts'

const words = text.thread

/** Shown in place of a conversation of a company that the reader has left. */
export function FormerMemberThread({ listAddress }: { listAddress: string }) {
  return (
    <PaneMiddle>
      <EmptyState
        icon={<Lock size={22} />}
        title={words.formerMember}
        text={words.formerMemberText}
        action={
          <ButtonLink to={listAddress} replace>
            {words.showAll}
          </ButtonLink>
        }
      />
    </PaneMiddle>
  )
}
