import { styled } from 'styled-components'
import { space } from '../theme/tokens.ts'

/** Cards side by side, as many as fit at `$min` px each (default 240). */
export const CardGrid = styled.div<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min = 240 }) => $min}px, 100%), 1fr));
  gap: ${space[16]};
  align-items: start;
`
