import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import type { DraftStatus } from './draft-saving.ts'

/* Below the bar at the top of the page. */
const Place = styled.div`
  scroll-margin-top: 80px;
`

interface ChangedElsewhereProps {
  status: DraftStatus
  onKeepThis: () => void
  onTakeOther: () => void
  /** To lead to it. */
  ref: RefObject<HTMLDivElement | null>
}

/** The draft was saved, submitted or discarded in another window: its writer chooses which one stays. */
export function ChangedElsewhere({ status, onKeepThis, onTakeOther, ref }: ChangedElsewhereProps) {
  if (status.is !== 'stale') return null
  const words = text.draft.elsewhere
  const isThere = status.revision !== null
  return (
    <Place ref={ref} tabIndex={-1}>
      <Notice tone="yellow">
        <Stack $gap={8}>
          <span>{isThere ? words.changed(formatDateTime(status.savedAt)) : words.gone}</span>
          <Cluster $gap={8}>
            <Button size="small" onClick={onKeepThis}>
              {isThere ? words.keepThis : words.keepAsNew}
            </Button>
            <Button size="small" onClick={onTakeOther}>
              {isThere ? words.takeOther : words.startOver}
            </Button>
          </Cluster>
        </Stack>
      </Notice>
    </Place>
  )
}

/** Over the draft from elsewhere: leads back to what stood here. */
export function BackNotice({ onBack }: { onBack: () => void }) {
  const words = text.draft.elsewhere
  return (
    <Notice tone="blue">
      <Cluster $gap={12}>
        <span>{words.aside}</span>
        <Button size="small" onClick={onBack}>
          {words.back}
        </Button>
      </Cluster>
    </Notice>
  )
}
