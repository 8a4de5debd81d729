import { Muted } from '@kerf/shared-ui/layout'
import { fontWeight, space } from '@kerf/shared-ui/theme/tokens'
import { styled } from 'styled-components'

/** The cell of a table that says a second thing under the first, in {@link SecondLine}. */
export const TwoLines = styled.div`
  padding-block: ${space[4]};
`

export const SecondLine = styled(Muted)`
  font-weight: ${fontWeight.regular};
`
