import { type ReactNode, useEffect, useState } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { SkeletonText } from '../feedback/skeleton.tsx'
import { longestHeld } from './longest-held.ts'

/* By an animation, so that all is read where there are none, as in tests without a layout. */
const unseen = keyframes`
  from, to { visibility: hidden; }
`

interface Held {
  $isHeld: boolean
  $where: string
}

const Frame = styled.div<Held>`
  position: relative;
  min-width: 0;

  ${({ $isHeld, $where }) =>
    $isHeld &&
    css`
      @media screen and ${$where} {
        animation: ${unseen} 1ms forwards;
      }
    `}
`

/* Takes no room, so that nothing moves when it goes. */
const InPlace = styled.div<Pick<Held, '$where'>>`
  display: none;
  position: absolute;
  inset: 0 0 auto;
  visibility: visible;

  @media screen and ${({ $where }) => $where} {
    display: block;
  }
`

/** Whether it is drawn: from a moment after `isReady`, or after a while without. What was drawn stays. */
function useDrawn(isReady: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isReady)
  useEffect(() => {
    if (isDrawn) return
    if (!isReady) {
      const late = setTimeout(() => setDrawn(true), longestHeld)
      return () => clearTimeout(late)
    }
    // It first moves to its place unseen: browsers count what appears and moves at once as a jump.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [isReady, isDrawn])
  return isDrawn
}

interface HeldBackProps {
  /** Whether the height of what stands above it is known. */
  isReady: boolean
  /** Drawn in the meantime; lines of text by default, nothing with null: where what is above grows more than once. */
  skeleton?: ReactNode
  /** The feature of screens on which it stands below, such as `(max-width: 1279px)`; all screens by default. */
  where?: string
  children: ReactNode
}

/**
 * What stands below something whose height is not known before its answer: rather than jump, it is drawn when that height
 * is known, or after a second and a half. It loads in the meantime. For a height that is known, use a Skeleton of it.
 */
export function HeldBack({
  isReady,
  skeleton = <SkeletonText lines={4} />,
  where = '(min-width: 0)',
  children,
}: HeldBackProps) {
  const isDrawn = useDrawn(isReady)
  return (
    <Frame $isHeld={!isDrawn} $where={where}>
      {!(isDrawn || isReady) && (
        <InPlace aria-hidden inert $where={where}>
          {skeleton}
        </InPlace>
      )}
      {children}
    </Frame>
  )
}
