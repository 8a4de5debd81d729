import type { RfqDraftState } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { useCallback, useEffect, useState } from 'react'
import { type Aside, type BeganForm, beginForm } from './draft/begin-form.ts'
import { forgetDraft, readDraft } from './draft/rfq-draft.ts'
import { useServerDraft } from './draft/use-server-draft.ts'
import { RfqPageHeader } from './rfq-page-header.tsx'
import { loadRfqSuccess } from './success/load-rfq-success.ts'
import { text } from './text.ts'
import { WriteRfq } from './write-rfq.tsx'

/** Preloads the next page, so that it can be shown even if the connection then breaks. */
function useThanksInAdvance(): void {
  useEffect(() => {
    // Best effort: if it fails, opening the page tries again.
    loadRfqSuccess().catch(() => undefined)
  }, [])
}

/** The form with the draft of its writer, wherever they began it, and the upload of what is left once it is submitted. */
export function SubmitRfq({ userId }: { userId: string }) {
  const { reading, readAgain } = useServerDraft()
  const [began, setBegan] = useState<BeganForm | null>(null)
  const [aside, setAside] = useState<Aside | null>(null)
  useThanksInAdvance()
  if (reading && reading.turn !== began?.turn) setBegan(beginForm(readDraft(userId), reading))

  const startOver = useCallback(
    (mine: Aside | null) => {
      forgetDraft()
      setAside(mine)
      readAgain()
    },
    [readAgain],
  )
  const goBack = (saved: RfqDraftState | null) => {
    if (!began || !aside) return
    setAside(null)
    setBegan({ ...began, ...aside, key: `${began.turn} back`, saved: { saved, isShown: false } })
  }
  if (!began) {
    return (
      <>
        <RfqPageHeader />
        <VisuallyHidden role="status">{text.draft.loading}</VisuallyHidden>
        <LoadingBlock height="420px" />
      </>
    )
  }
  return (
    <WriteRfq
      key={began.key}
      userId={userId}
      began={began}
      onStartOver={startOver}
      onBack={aside ? goBack : undefined}
    />
  )
}
