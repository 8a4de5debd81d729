import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { color, fontSize, space } from '../theme/tokens.ts'
import { common } from '../words/common.ts'
import { spoken } from '../words/spoken.ts'
import { Action, Frame, IconSlot, Text, Title } from './state-style.tsx'

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode
  /** What was kept; what to do, unless `error` says it. */
  text?: ReactNode
  /** Why the call failed, as its hook reports it: says what to do, and the reference of an answer. */
  error?: unknown
  onRetry?: () => void
  retryLabel?: string
  retrying?: boolean
  /** What helps support: a request id, a code. */
  details?: ReactNode
}

const defaultTexts = spoken('errorState', {
  connection: 'Check your connection and try again.',
  again: 'Please try again.',
  reference: (id: string) => `Reference: ${id}`,
  /** Between two sentences. */
  gap: ' ',
})

/** What to do about a failed call: only one without an answer is a matter of the connection. */
function adviceOn(error: unknown): { advice?: string; reference?: string } {
  if (typeof error !== 'object' || error === null) return {}
  if ('status' in error && error.status === 0) return { advice: defaultTexts.connection }
  const id = 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined
  return { advice: defaultTexts.again, ...(id === undefined ? {} : { reference: defaultTexts.reference(id) }) }
}

/* It often takes the place of a short list. */
const ShortFrame = styled(Frame)`
  padding-block: ${space[32]};
`

const WideText = styled(Text)`
  max-width: 52ch;
`

const Details = styled.p`
  font-size: ${fontSize[12]};
  color: ${color.textSubtle};
  overflow-wrap: anywhere;
`

/** Shown in place of something that failed to load. Announced when it appears. */
export function ErrorState({
  title,
  text,
  error,
  onRetry,
  retryLabel = common.tryAgain,
  retrying = false,
  details,
}: ErrorStateProps) {
  const { advice, reference } = adviceOn(error)
  const shownDetails = details ?? reference
  return (
    <ShortFrame role="alert">
      <IconSlot aria-hidden $danger>
        <TriangleAlert size={22} />
      </IconSlot>
      <Title>{title}</Title>
      {(text || advice) && (
        <WideText>
          {text}
          {text && advice && defaultTexts.gap}
          {advice}
        </WideText>
      )}
      {shownDetails && <Details>{shownDetails}</Details>}
      {onRetry && (
        <Action>
          <Button onClick={onRetry} loading={retrying} icon={<RotateCw size={16} aria-hidden />}>
            {retryLabel}
          </Button>
        </Action>
      )}
    </ShortFrame>
  )
}
