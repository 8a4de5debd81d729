import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'

/** Fields in two columns, or one where two do not fit. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(240px, (100% - ${space[16]}) / 2)), 1fr));
  gap: ${space[16]};
`
