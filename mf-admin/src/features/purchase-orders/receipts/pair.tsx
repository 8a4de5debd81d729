import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'

/** Two fields beside each other, below each other where there is no room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space[12]};
`
