import { LoaderCircle } from 'lucide-react'
import { keyframes, styled } from 'styled-components'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { media } from '../theme/tokens.ts'
import { common } from '../words/common.ts'

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
  /** Width and height in px. */
  size?: number
  /** Announced; empty where text beside it already says what is going on. */
  label?: string
}

/** A spinner for short waits in place. For the layout of a page that is loading, use a Skeleton. */
export function Spinner({ size = 16, label = common.loading }: SpinnerProps) {
  return (
    <Turning role={label ? 'status' : undefined}>
      <LoaderCircle size={size} aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Turning>
  )
}
