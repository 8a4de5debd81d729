import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { fontWeight, space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'

/** A table cell that is never cut: names and addresses tell people apart. */
export const WholeText = styled.div`
  padding-block: ${space[4]};
  white-space: normal;
  overflow-wrap: anywhere;
`

/** The second line of such a cell. */
export const SecondLine = styled(Muted)`
  font-weight: ${fontWeight.regular};
`
