import { styled } from 'styled-components'
import { truncate, truncateTwoLines } from '../../theme/mixins.ts'
import { color, fontSize, fontWeight, space } from '../../theme/tokens.ts'
import { asCards } from './table-style.tsx'

/** A text that wraps to a second line where its column is too narrow. */
export const TwoLines = styled.span`
  ${truncateTwoLines}
  white-space: normal;
  line-height: 1.3;

  /* A card's cells have no padding. */
  ${asCards} {
    margin-block: ${space[4]};
  }
`

/** A cell whose content has a small picture before it. */
export const Pictured = styled.span`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;

  & > :last-child {
    flex: 1 1 auto;
    ${truncate}
  }
  ${asCards} {
    & > :last-child {
      white-space: normal;
    }
  }
`

/** The content of a folded column. */
export const Folded = styled.span`
  display: block;
  white-space: normal;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  line-height: 1.3;

  &:empty {
    display: none;
  }
`

/** The column's name inside a card, which has no header above it. */
export const CardLabel = styled.span`
  display: none;

  ${asCards} {
    display: inline;
    flex: none;
    max-width: 45%;
    font-size: ${fontSize[13]};
    font-weight: ${fontWeight.regular};
    color: ${color.textMuted};
  }
`
