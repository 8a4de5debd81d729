import { media, space } from '@kerf/shared-ui/theme/tokens'
import { styled } from 'styled-components'

/** Fields in two columns, in one on narrow screens. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
