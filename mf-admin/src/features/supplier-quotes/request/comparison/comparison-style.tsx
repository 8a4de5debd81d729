import { focusRing, visuallyHidden } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, media, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'

/** Quotes beyond the width are scrolled to, while what each row is about stays. */
export const Scroll = styled.div`
  overflow-x: auto;
  border-top: 1px solid ${color.border};
  border-radius: 0 0 ${radius.card} ${radius.card};
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Table = styled.table`
  min-width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
`

export const Caption = styled.caption`
  ${visuallyHidden}
`

export const RowHead = styled.th`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  width: 170px;
  min-width: 170px;
  padding: ${space[8]} ${space[12]} ${space[8]} 20px;
  border-bottom: 1px solid ${color.border};
  background: ${color.sunken};
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
  font-weight: ${fontWeight.medium};
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;

  ${media.narrow} {
    width: 104px;
    min-width: 104px;
    padding-inline: ${space[12]} ${space[8]};
    font-size: ${fontSize[12]};
  }
`

export const Head = styled.th`
  min-width: 220px;
  padding: ${space[12]};
  border-bottom: 1px solid ${color.border};
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;
`

export const Name = styled.span`
  display: block;
  font-weight: ${fontWeight.semibold};
`

export const Cell = styled.td`
  min-width: 220px;
  max-width: 320px;
  padding: ${space[8]} ${space[12]};
  border-bottom: 1px solid ${color.border};
  vertical-align: top;
  overflow-wrap: anywhere;
`

export const Strong = styled.span`
  font-weight: ${fontWeight.semibold};
`

export const Notes = styled.p`
  white-space: pre-line;
`
