import { color, fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'

/* It scrolls by itself in both directions, so that the heads stay above a hundred rows. */
export const Scroller = styled.div`
  max-height: max(320px, 72dvh);
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  overscroll-behavior-x: contain;
`

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${fontSize[13]};

  th,
  td {
    padding: ${space[4]};
    border-bottom: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
  tr:last-child td,
  tr:last-child th {
    border-bottom: 0;
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 2;
    padding: ${space[4]} ${space[8]};
    background: ${color.sunken};
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: ${fontWeight.medium};
    white-space: nowrap;
    vertical-align: middle;
  }
  thead th:first-child,
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: ${color.surface};
  }
  thead th:first-child {
    z-index: 3;
    background: ${color.sunken};
  }
`

export const Head = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
`

export const Row = styled.tr<{ $isOver: boolean }>`
  td,
  th {
    ${({ $isOver }) => $isOver && `box-shadow: inset 0 0 0 1px ${color.accent};`}
  }
`

export const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding-inline-start: ${space[8]};
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.medium};
`

export const Cell = styled.td<{ $width: number }>`
  min-width: ${({ $width }) => $width}px;

  input,
  select {
    font-size: ${fontSize[13]};
  }
`

export const CellError = styled.p`
  padding: 2px ${space[4]} 0;
  font-size: ${fontSize[12]};
  color: ${color.dangerText};
`

export const Size = styled.span`
  display: block;
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.regular};
  color: ${color.textMuted};
  white-space: nowrap;
`
