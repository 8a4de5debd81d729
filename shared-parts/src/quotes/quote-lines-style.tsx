import { visuallyHidden } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, media, space } from '@kerf/shared-ui/theme/tokens.ts'
import { css, styled } from 'styled-components'

/* On a phone the part is on a line of its own, above its numbers. */
const stacked = css<{ $hasChoice: boolean }>`
  ${media.narrow} {
    &,
    thead,
    tbody,
    tfoot {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: 3fr 3fr 4fr ${({ $hasChoice }) => $hasChoice && '56px'};
    }
    thead th:first-child {
      ${visuallyHidden}
    }
    thead th:nth-child(2),
    tbody td:nth-child(2) {
      padding-inline-start: 0;
      text-align: start;
    }
    tbody td:first-child {
      grid-column: 1 / -1;
      padding-bottom: 0;
      border: 0;
    }
    tfoot th {
      grid-column: span 2;
    }
  }
`

/* The roles are explicit, because tables restyled for phones may lose them for screen readers. */
export const Table = styled.table.attrs({ role: 'table' })<{ $hasChoice: boolean }>`
  width: 100%;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  th {
    padding: 0 0 ${space[8]};
    border-bottom: 1px solid ${color.border};
    color: ${color.textSubtle};
    font-size: ${fontSize[12]};
    font-weight: ${fontWeight.medium};
    text-align: start;
    vertical-align: bottom;
  }
  td {
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  th:not(:first-child),
  td:not(:first-child) {
    padding-inline-start: ${space[12]};
    text-align: end;
    white-space: nowrap;
  }
  td > svg {
    margin: 3px 0 0 auto;
    color: ${color.accentText};
  }
  tfoot td,
  tfoot th {
    padding: ${space[12]} 0 0;
    border: 0;
    color: ${color.text};
    font-size: ${fontSize[16]};
    font-weight: ${fontWeight.semibold};
  }
  ${stacked}
`

export const Head = styled.thead.attrs({ role: 'rowgroup' })``
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``
export const Foot = styled.tfoot.attrs({ role: 'rowgroup' })``
export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })``
export const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })``
export const Cell = styled.td.attrs({ role: 'cell' })``

export const Row = styled.tr.attrs({ role: 'row' })<{ $isPassedOver?: boolean }>`
  td:not(:first-child) {
    color: ${({ $isPassedOver }) => ($isPassedOver ? color.textMuted : color.text)};
  }
`

/* What makes up the total below. */
export const TotalRow = styled(Row)`
  && th,
  && td {
    padding-top: ${space[8]};
    color: ${color.textMuted};
    font-size: ${fontSize[14]};
    font-weight: ${fontWeight.regular};
    overflow-wrap: anywhere;
  }
  && th {
    white-space: normal;
  }
`

const besideItsPicture = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
`

/* The part's name is shown once, and read aloud in every row. */
export const PartName = styled.span<{ $isNamed: boolean }>`
  ${({ $isNamed }) => ($isNamed ? besideItsPicture : visuallyHidden)}
`

export const Material = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
`
