import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import type { Interruption } from './answer-interruption.ts'

const words = text.respond

const Frame = styled.div`
  outline: none;
`

const Typed = styled.blockquote`
  margin: 0;
  white-space: pre-line;
`

interface AnswerInterruptionNoticeProps {
  quote: Quote
  interruption: Interruption
  /** The notes of the unfinished answer. */
  typed: string
}

/** Says what happened to a quote while it was being answered, and shows the unsent input. */
export function AnswerInterruptionNotice({ quote, interruption, typed }: AnswerInterruptionNoticeProps) {
  const frame = useRef<HTMLDivElement>(null)
  // The form disappeared while it was being filled in: the focus moves to the reason.
  useEffect(() => frame.current?.focus(), [])

  const isLost = interruption === 'answered'
  const said = { answered: words.answeredMeanwhile(quote.status), revised: words.revised, expired: words.expired }
  return (
    <Frame ref={frame} tabIndex={-1}>
      <Notice tone="yellow">
        <Stack $gap={4}>
          <p>{said[interruption]}</p>
          {typed !== '' && <p>{isLost ? words.notSent : words.kept}</p>}
          {typed !== '' && isLost && <Typed>{typed}</Typed>}
        </Stack>
      </Notice>
    </Frame>
  )
}
