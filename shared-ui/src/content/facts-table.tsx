import { styled } from 'styled-components'
import { color, fontSize, fontWeight, space } from '../theme/tokens.ts'

/** A small table of facts within a card or a form; for rows that are listed, sorted or opened, use DataTable. */
export const FactsTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 5px ${space[12]} 5px 0;
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: ${fontWeight.regular};
  }
  caption,
  thead th {
    color: ${color.textSubtle};
    font-size: ${fontSize[12]};
    text-align: start;
  }
  tbody tr {
    border-top: 1px solid ${color.border};
  }
`
