import { styled } from 'styled-components'
import { color, radius, space } from '../../theme/tokens.ts'
import { asCards } from './table-style.tsx'

/* Names its display, so that its role is named as well: a card layout takes the one it had from a table row. */
export const WideRow = styled.tr`
  ${asCards} {
    display: block;
    margin-top: -8px;
  }
`

export const WideCell = styled.td`
  padding: ${space[16]};
  border-bottom: 1px solid ${color.border};
  background: ${color.sunken};

  tr:last-child > & {
    border-bottom: 0;
  }
  ${asCards} {
    display: block;
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
  }
`

/* As wide as what can be seen of the table, and staying there when the columns are scrolled sideways. */
export const InView = styled.div`
  position: sticky;
  left: ${space[16]};
  max-width: calc(100cqi - 34px);

  ${asCards} {
    max-width: none;
  }
`

export const EmptyCell = styled.td`
  padding: ${space[32]} ${space[16]};
  color: ${color.textMuted};
  text-align: center;

  ${asCards} {
    display: block;
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
`
