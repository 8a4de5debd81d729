import { css, styled } from 'styled-components'
import { truncate, visuallyHidden } from '../../theme/mixins.ts'
import { color, fontSize, fontWeight, motion, radius, space } from '../../theme/tokens.ts'
import { stickyTop, tableHeadTop } from './sticky.ts'

/* Inside a table whose rows are cards, but not inside a table with columns that stands in one of these cards. */
export const asCards = "[data-rows='cards'] &:not([data-rows='cards'] [data-rows='table'] *)"

/* Set by the table: the padding at each side of a cell, and the space for controls in a card's corner. */
const cellSpace = '--kerf-cell-space'
const cornerSpace = '--kerf-card-corner'

export const Container = styled.div<{ $isDense: boolean; $corner: number }>`
  ${cellSpace}: ${({ $isDense }) => ($isDense ? '8px' : '12px')};
  ${cornerSpace}: ${({ $corner }) => `${$corner}px`};
  container: data-table / inline-size;
  min-width: 0;
`

/* Clipped and not scrolled, so that the head stays in sight while the page scrolls. */
export const Scroll = styled.div<{ $overflows: boolean }>`
  overflow: ${({ $overflows }) => ($overflows ? 'auto' : 'clip')};
  /* What scrolls sideways is itself what a head sticks to. */
  ${({ $overflows }) => $overflows && `${stickyTop}: 0px; ${tableHeadTop}: 0px;`}
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${asCards} {
    overflow: visible;
    border: 0;
    background: none;
  }
`

/*
 * Where a table's head stops below the top of what scrolls: below the header of a portal, which sets the first, or below the
 * head of the table that it stands in, which sets the second.
 */
const headTop = `var(${tableHeadTop}, var(${stickyTop}, 0px))`

/* Set by the table: the width of all its columns, in px. */
export const tableWidth = '--kerf-table-width'

export const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  table-layout: fixed;

  ${asCards} {
    display: block;
    min-width: 0 !important;
  }
`

export const Caption = styled.caption`
  ${visuallyHidden}
`

export const Head = styled.thead`
  ${asCards} {
    ${visuallyHidden}
  }
`

export const Body = styled.tbody`
  ${asCards} {
    display: grid;
    gap: ${space[12]};
  }
`

/*
 * The last column, which holds a row's buttons, stays visible when the columns are wider than the frame. Its edge and
 * shadow, which hint at more, grow with the overflow, so there are none where everything fits.
 */
const staysAtEdge = css`
  &[data-last] {
    --edge: clamp(0px, var(${tableWidth}) - 100cqi + 2px, 12px);
    position: sticky;
    inset-inline-end: 0;
    z-index: 1;
    background: inherit;
    box-shadow:
      calc(-1 * min(var(--edge), 1px)) 0 ${color.border},
      calc(-1 * var(--edge)) 0 var(--edge) calc(-1 * var(--edge)) rgb(0 0 0 / 25%);
  }
  ${asCards} {
    &[data-last] {
      position: static;
      background: none;
      box-shadow: none;
    }
  }
`

export const HeadRow = styled.tr`
  background: ${color.sunken};
`

export const HeadCell = styled.th<{ $align: 'start' | 'end'; $hasTools?: boolean }>`
  position: sticky;
  top: ${headTop};
  z-index: 2;
  height: 40px;
  padding: 0 var(${cellSpace});
  border-bottom: 1px solid ${color.border};
  background: ${color.sunken};
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.medium};
  text-align: ${({ $align }) => $align};
  ${truncate}
  ${({ $hasTools = false }) => $hasTools && 'padding-inline-end: 36px;'}
  /* A box that selects has no words to cut. */
  &:has(> input) {
    text-overflow: clip;
  }
  ${staysAtEdge}
  &[data-last] {
    z-index: 3;
  }
`

export const Row = styled.tr<{ $opens: boolean; $highlighted: boolean }>`
  background: ${({ $highlighted }) => ($highlighted ? color.accentSoft : color.surface)};
  cursor: ${({ $opens }) => ($opens ? 'pointer' : 'auto')};
  transition: background-color ${motion.fast};

  &:hover {
    background: ${({ $opens, $highlighted }) => ($opens && !$highlighted ? color.hover : undefined)};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  ${asCards} {
    position: relative;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    column-gap: ${space[32]};
    padding: ${space[12]} ${space[16]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
  }
`

export const Cell = styled.td<{ $align: 'start' | 'end'; $primary: boolean; $bare: boolean }>`
  height: 40px;
  padding: ${space[4]} var(${cellSpace});
  border-bottom: 1px solid ${color.border};
  text-align: ${({ $align }) => $align};
  ${truncate}
  /* Half a number is another number. */
  ${({ $align }) => $align === 'end' && 'overflow: visible;'}
  ${staysAtEdge}

  /* What stays at the edge lies over the ring of its row. */
  tr:focus-visible > &[data-last] {
    box-shadow:
      inset 0 2px ${color.focus},
      inset 0 -2px ${color.focus},
      inset -2px 0 ${color.focus};
  }
  tr:last-child > & {
    border-bottom: 0;
  }

  ${asCards} {
    display: flex;
    align-items: center;
    justify-content: ${({ $bare }) => ($bare ? 'flex-start' : 'space-between')};
    gap: ${space[16]};
    order: ${({ $primary }) => ($primary ? -1 : 0)};
    grid-column: ${({ $primary }) => ($primary ? '1 / -1' : 'auto')};
    height: auto;
    min-height: ${({ $bare }) => ($bare ? '40px' : '30px')};
    padding: 0;
    border: 0;
    font-weight: ${({ $primary }) => ($primary ? fontWeight.semibold : 'inherit')};
    ${({ $primary }) => $primary && `padding-inline-end: var(${cornerSpace});`}
    white-space: normal;
    overflow-wrap: anywhere;
    text-align: ${({ $primary, $bare }) => ($primary || $bare ? 'start' : 'end')};

    &:empty {
      display: none;
    }
  }
`

/** Holds the checkbox that selects a row; in a card, at the upper right beside the expander. */
export const SelectCell = styled.td`
  height: 40px;
  padding: 0;
  padding-inline-start: ${space[12]};
  border-bottom: 1px solid ${color.border};

  tr:last-child > & {
    border-bottom: 0;
  }
  ${asCards} {
    position: absolute;
    top: 11px;
    inset-inline-end: calc(var(${cornerSpace}) - 20px);
    height: auto;
    padding: 0;
    border: 0;
  }
`

/** Holds the button that expands a row; in a card, at the upper right. */
export const ExpanderCell = styled.td`
  height: 40px;
  padding: 0;
  padding-inline-start: ${space[8]};
  border-bottom: 1px solid ${color.border};

  tr:last-child > & {
    border-bottom: 0;
  }
  ${asCards} {
    position: absolute;
    top: 6px;
    inset-inline-end: 6px;
    height: auto;
    padding: 0;
    border: 0;
  }
`

/** Takes the width left by columns of fixed widths; not a column itself. */
export const Filler = styled.td`
  padding: 0;
  border-bottom: 1px solid ${color.border};

  thead & {
    position: sticky;
    top: ${headTop};
    z-index: 2;
    background: ${color.sunken};
  }
  ${asCards} {
    display: none;
  }
`
