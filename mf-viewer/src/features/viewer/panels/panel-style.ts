import { fontSize, fontWeight } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'

/** The heading of a list beside the model. */
export const PanelTitle = styled.h2`
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
`

export const PanelList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`
