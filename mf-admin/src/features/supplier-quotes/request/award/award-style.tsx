import { color, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'

/** One of the two awards that stand beside each other. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[12]};
  padding: ${space[16]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.canvas};
  font-variant-numeric: tabular-nums;
`

export const Shares = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${space[12]};

  & > :first-child {
    grid-column: 1 / -1;
  }
`

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[4]} ${space[12]};
`

export const Points = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding-inline-start: ${space[16]};
  list-style: disc;
  overflow-wrap: anywhere;
`
