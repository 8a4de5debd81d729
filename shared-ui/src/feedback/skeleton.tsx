import { keyframes, styled } from 'styled-components'
import { color, media, radius, space } from '../theme/tokens.ts'

const appear = keyframes`
  from { opacity: 0; }
`
const breathe = keyframes`
  50% { opacity: 0.5; }
`

interface SkeletonProps {
  /** CSS length. */
  width?: string
  height?: string
  radius?: string
}

const Block = styled.span`
  display: block;
  background: ${color.border};
  /* Invisible for 150 ms: what arrives sooner never flickers. The place is taken from the start, so nothing jumps. */
  animation:
    ${appear} 1ms linear 150ms backwards,
    ${breathe} 1600ms ease-in-out 151ms infinite;
  ${media.still} {
    animation: ${appear} 1ms linear 150ms backwards;
  }
`

const Lines = styled.span`
  display: grid;
  gap: ${space[8]};
`

/** A placeholder for something that is loading, in its final size. Put `aria-busy` on its container. */
export function Skeleton({ width = '100%', height = '14px', radius: corner = radius.control }: SkeletonProps) {
  return <Block aria-hidden style={{ width, height, borderRadius: corner }} />
}

/** A {@link Skeleton} that is marked busy, for where no container is. */
export function LoadingBlock(props: SkeletonProps) {
  return (
    <div aria-busy>
      <Skeleton {...props} />
    </div>
  )
}

/** A placeholder for a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line, index) => (
        <Skeleton key={line} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  )
}
