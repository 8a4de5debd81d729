import { styled } from 'styled-components'
import { color, radius, space } from '../../theme/tokens.ts'
import { stickyTop, tableHeadTop } from './sticky.ts'
import { asCards } from './table-style.tsx'

/* Setting `display` drops a table row's role, so the role is set as well. */
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

/* As wide as the visible part of the table, and fixed there while the columns scroll sideways. */
export const InView = styled.div`
  position: sticky;
  inset-inline-start: ${space[16]};
  max-width: calc(100cqi - 34px);
  ${tableHeadTop}: calc(var(${stickyTop}, 0px) + 40px);

  ${asCards} {
    max-width: none;
    ${tableHeadTop}: initial;
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
