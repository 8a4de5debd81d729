import { styled } from 'styled-components'
import { color, fontSize, space } from '../theme/tokens.ts'

/** Around a wide table: it scrolls alone. Labels that are only read aloud stay within it, and widen no page. */
export const WideContent = styled.div`
  position: relative;
  overflow-x: auto;
`

/** A table whose cells are fields. */
export const EntryTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  th {
    padding: 0 ${space[8]} ${space[4]} 0;
    color: ${color.textSubtle};
    font-size: ${fontSize[12]};
    text-align: start;
    white-space: nowrap;
  }
  td {
    min-width: 92px;
    padding: 3px ${space[8]} 3px 0;
    vertical-align: top;
  }
`
