import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { CalendarClock, FilePen, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AskMoreDialog } from './changes/ask-more-dialog.tsx'
import { ChangeDialog } from './changes/change-dialog.tsx'
import { DueDateDialog } from './changes/due-date-dialog.tsx'
import type { RequestDetails } from './request-details.ts'
import { text } from './text.ts'

type Kind = 'due' | 'change' | 'ask'

/** Why a request takes no further suppliers; nothing where it does. */
function reasonAgainstAsking({ isAwarded, isOpen }: RequestDetails): string | undefined {
  if (isAwarded) return text.awardedReason
  return isOpen ? undefined : text.askMore.closed
}

/** What can be done with a whole request: change it, ask further suppliers, and give it another due date. */
export function RequestButtons({ request }: { request: RequestDetails }) {
  const [opened, setOpened] = useState<Kind>()
  const close = () => setOpened(undefined)
  const isAccepted = request.supplierQuotes.some(({ status }) => status === 'accepted')
  const dialogs: Record<Kind, () => ReactNode> = {
    due: () => <DueDateDialog request={request} onClose={close} />,
    change: () => <ChangeDialog request={request} onClose={close} />,
    ask: () => <AskMoreDialog request={request} onClose={close} />,
  }
  return (
    <>
      <Cluster $gap={8}>
        <Button
          icon={<FilePen size={16} aria-hidden />}
          disabledReason={isAccepted ? text.change.accepted : undefined}
          onClick={() => setOpened('change')}
        >
          {text.change.button}
        </Button>
        <Button
          icon={<UserPlus size={16} aria-hidden />}
          disabledReason={reasonAgainstAsking(request)}
          onClick={() => setOpened('ask')}
        >
          {text.askMore.button}
        </Button>
        <Button
          icon={<CalendarClock size={16} aria-hidden />}
          disabledReason={request.isAwarded ? text.awardedReason : undefined}
          onClick={() => setOpened('due')}
        >
          {request.isOpen ? text.due.change : text.due.reopen}
        </Button>
      </Cluster>
      {opened && dialogs[opened]()}
    </>
  )
}
