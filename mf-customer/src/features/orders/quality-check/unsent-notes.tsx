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

/** Notes being written when somebody else decided: kept on screen until their writer discards them. */
export function UnsentNotes({ notes, onDismiss }: { notes: string; onDismiss: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  // The focused field is gone: the focus moves to the kept notes.
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
