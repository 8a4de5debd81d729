import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'

const words = text.quality

const Place = styled.div`
  outline: none;
`

const Words = styled.blockquote`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** Notes that were being written when somebody else answered: kept in sight until their writer lets them go. */
export function UnsentNotes({ notes, onDismiss }: { notes: string; onDismiss: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  // The field that had the focus is gone, and the panel became another: its writer is led to what became of the notes.
  useEffect(() => place.current?.focus(), [])
  return (
    <Place ref={place} tabIndex={-1}>
      <Notice tone="yellow">
        <Stack $gap={8}>
          <p>{words.unsent}</p>
          <Words>{notes}</Words>
          <div>
            <Button size="small" onClick={onDismiss}>
              {words.dismissUnsent}
            </Button>
          </div>
        </Stack>
      </Notice>
    </Place>
  )
}
