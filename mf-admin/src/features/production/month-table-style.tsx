import { focusRing, truncate } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, media, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/* A list of days where seven columns have no room. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${fontSize[12]};

  th {
    padding: ${space[4]};
    color: ${color.textMuted};
    font-weight: ${fontWeight.medium};
    text-align: start;
  }
  ${media.narrow} {
    &,
    tbody,
    tr {
      display: block;
    }
    thead {
      display: none;
    }
  }
`

interface DayLook {
  /** Of another month. */
  $outside: boolean
  $empty: boolean
  $today: boolean
}

function shadeOf({ $outside, $today }: DayLook): string {
  if ($today) return color.accentSoft
  return $outside ? color.sunken : 'transparent'
}

export const Day = styled.td<DayLook>`
  height: 104px;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  background: ${shadeOf};
  vertical-align: top;

  ${media.narrow} {
    display: ${({ $empty, $outside }) => ($empty || $outside ? 'none' : 'block')};
    height: auto;
    padding: ${space[8]} 0;
    border-width: 0 0 1px;
  }
`

export const DayNumber = styled.time`
  display: block;
  padding: 0 2px ${space[4]};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;

  &[aria-current] {
    color: ${color.accentText};
    font-weight: ${fontWeight.semibold};
  }
  ${media.narrow} {
    /* There is room for the whole date, which is read aloud anyway. */
    font-size: ${fontSize[13]};
    & > [aria-hidden] {
      display: none;
    }
    & > :last-child {
      position: static;
      width: auto;
      height: auto;
      margin: 0;
      clip-path: none;
    }
  }
`

export const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Entry = styled(Link)<{ $late: boolean }>`
  display: grid;
  padding: 2px ${space[4]};
  border-radius: ${radius.control};
  background: ${({ $late }) => ($late ? color.dangerSoft : color.sunken)};
  color: ${({ $late }) => ($late ? color.dangerText : color.text)};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`

export const OrderNumber = styled.span`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  min-width: 0;
`

export const Project = styled.span`
  ${truncate}
  font-weight: ${fontWeight.regular};
`

export const More = styled.button`
  min-height: 24px;
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.link};
  font-size: ${fontSize[12]};
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`
