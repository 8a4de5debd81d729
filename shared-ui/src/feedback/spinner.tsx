import { LoaderCircle } from 'lucide-react'
import { keyframes, styled } from 'styled-components'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { media } from '../theme/tokens.ts'

const turn = keyframes`
  to { transform: rotate(360deg); }
`

const Turning = styled.span`
  display: inline-flex;

  svg {
    animation: ${turn} 800ms linear infinite;
  }
  ${media.still} {
    svg {
      animation: none;
    }
  }
`

interface SpinnerProps {
  /** Edge in px. */
  size?: number
  /** Read aloud; an empty text where something beside it already says what is going on. */
  label?: string
}

/** A turning sign for short waits in place. For the layout of a page that is coming, use a Skeleton. */
export function Spinner({ size = 16, label = 'Loading' }: SpinnerProps) {
  return (
    <Turning role={label ? 'status' : undefined}>
      <LoaderCircle size={size} aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Turning>
  )
}
