import { styled } from 'styled-components'
import { color } from '../theme/tokens.ts'

interface KerfMarkProps {
  /** Width and height in px. */
  size?: number
}

const Plate = styled.rect`
  fill: ${color.accent};
`

const Cut = styled.path`
  fill: none;
  stroke: ${color.onAccent};
  stroke-width: 3.2;
  stroke-linecap: square;
`

/** Kerf's logo: a K cut out of a plate. Decorative: the name stands beside it. */
export function KerfMark({ size = 28 }: KerfMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <Plate width="32" height="32" rx="8" />
      <Cut d="M11 8v16M21.5 8.5 14.5 16l7 7.5" />
    </svg>
  )
}
