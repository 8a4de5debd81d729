import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { truncate, truncateTwoLines } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, motion, radius, space } from '../theme/tokens.ts'

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

export const Item = styled.li`
  & + & {
    border-top: 1px solid ${color.border};
  }
`

export const RowLink = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space[12]};
  padding: ${space[12]} ${space[16]};
  color: inherit;
  text-decoration: none;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.hover};
  }
  &[aria-current] {
    background: ${color.accentSoft};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: ${color.accent};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

export const Title = styled.span<{ $isUnread: boolean }>`
  font-weight: ${({ $isUnread }) => ($isUnread ? fontWeight.semibold : fontWeight.medium)};
  ${truncate}
`

export const When = styled.time`
  align-self: center;
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
  white-space: nowrap;
`

export const Subtitle = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  grid-column: 1 / -1;
  min-width: 0;
  font-size: ${fontSize[12]};
  color: ${color.textMuted};

  & > span:first-child {
    ${truncate}
  }
`

export const LastLine = styled.span`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[12]};
  grid-column: 1 / -1;
  min-width: 0;
`

export const Excerpt = styled.span<{ $isUnread: boolean }>`
  min-width: 0;
  font-size: ${fontSize[13]};
  color: ${({ $isUnread }) => ($isUnread ? color.text : color.textMuted)};
  ${truncateTwoLines}
`

export const Marks = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 20px;
  color: ${color.textMuted};
`

export const Unread = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 6px;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`
