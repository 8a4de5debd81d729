import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { color, fontSize, fontWeight, radius, space } from '../theme/tokens.ts'

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode
  /** What was kept, and what to do. */
  text?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  retrying?: boolean
  /** What support can use: a request id, a code. */
  details?: ReactNode
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[32]} ${space[16]};
  text-align: center;
`

const IconSlot = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-bottom: ${space[8]};
  border-radius: ${radius.card};
  background: ${color.dangerSoft};
  color: ${color.dangerText};
`

const Title = styled.p`
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
`

const Text = styled.p`
  max-width: 52ch;
  color: ${color.textMuted};
  text-wrap: balance;
`

const Details = styled.p`
  font-size: ${fontSize[12]};
  color: ${color.textSubtle};
  overflow-wrap: anywhere;
`

const Action = styled.div`
  margin-top: ${space[12]};
`

/** Stands where something could not be shown. It is read aloud when it appears. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  details,
}: ErrorStateProps) {
  return (
    <Frame role="alert">
      <IconSlot aria-hidden>
        <TriangleAlert size={22} />
      </IconSlot>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {details && <Details>{details}</Details>}
      {onRetry && (
        <Action>
          <Button onClick={onRetry} loading={retrying} icon={<RotateCw size={16} aria-hidden />}>
            {retryLabel}
          </Button>
        </Action>
      )}
    </Frame>
  )
}
