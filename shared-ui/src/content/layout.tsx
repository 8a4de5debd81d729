import { styled } from 'styled-components'
import { color, fontSize, fontWeight, space } from '../theme/tokens.ts'

/** Stacks its children vertically. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 16 }) => space[$gap]};
  min-width: 0;
`

/** Puts its children side by side, wrapping where they do not fit. */
export const Cluster = styled.div<{ $gap?: keyof typeof space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 8 }) => space[$gap]};
  min-width: 0;
`

export const SectionTitle = styled.h3`
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
`

export const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
`
