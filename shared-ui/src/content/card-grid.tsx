import { styled } from 'styled-components'
import { space } from '../theme/tokens.ts'

/** Cards beside each other, as many as fit when each has at least `$min` px (240 when left out). */
export const CardGrid = styled.div<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min = 240 }) => $min}px, 100%), 1fr));
  gap: ${space[16]};
  align-items: start;
`
