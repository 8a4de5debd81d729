import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { color, fontSize, space } from '../theme/tokens.ts'
import { common } from '../words/common.ts'
import { Action, Frame, IconSlot, Text, Title } from './state-style.tsx'

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode
  /** What was kept, and what to do. */
  text?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  retrying?: boolean
  /** What helps support: a request id, a code. */
  details?: ReactNode
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
  onRetry,
  retryLabel = common.tryAgain,
  retrying = false,
  details,
}: ErrorStateProps) {
  return (
    <ShortFrame role="alert">
      <IconSlot aria-hidden $danger>
        <TriangleAlert size={22} />
      </IconSlot>
      <Title>{title}</Title>
      {text && <WideText>{text}</WideText>}
      {details && <Details>{details}</Details>}
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
