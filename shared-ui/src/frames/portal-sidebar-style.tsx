import { Link, NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { focusRing, truncateTwoLines, visuallyHidden } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space, toneColor } from '../theme/tokens.ts'

/** The window is too short for the links and what surrounds them. */
const lowWindow = '@media (max-height: 539px)'

/* Where only icons are shown, words are for screen readers; a tooltip shows them. */
const iconsOnly = '[data-icons-only] &'

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space[16]} ${space[12]};

  /* Zoomed in, or in a low window, all of it scrolls: the links alone would be left a slit. */
  ${lowWindow} {
    overflow-y: auto;
  }
`

export const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 0 0 ${space[24]};
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.control};
  color: inherit;
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  line-height: 1.25;
  text-decoration: none;
  ${focusRing}

  small {
    display: block;
    font-size: ${fontSize[12]};
    font-weight: ${fontWeight.regular};
    color: ${color.textSubtle};
  }
  ${iconsOnly} {
    justify-content: center;
    padding-inline: 0;
  }
`

export const BrandName = styled.span`
  ${iconsOnly} {
    ${visuallyHidden}
  }
`

export const Links = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  align-content: start;
`

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  ${lowWindow} {
    flex: none;
    overflow: visible;
  }
`

/** Set apart from the navigation, whose pages they name in other words. */
export const Shortcuts = styled.nav`
  margin-top: ${space[12]};
  padding-top: ${space[12]};
  border-top: 1px solid ${color.border};
`

export const Item = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 1px ${space[8]};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-weight: ${fontWeight.medium};
  /* Two lines are no taller than one: a count that comes late may wrap the name, and nothing below it moves. */
  line-height: 1.2;
  text-decoration: none;

  svg {
    flex: none;
  }

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  &[aria-current='page'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  ${iconsOnly} {
    justify-content: center;
  }
`

/* Beside a count, a long name wraps to a second line. */
export const Label = styled.span`
  flex: 1;
  min-width: 0;
  ${truncateTwoLines}
  ${iconsOnly} {
    ${visuallyHidden}
  }
`

/** Red for unread items (docs/product/messages.md, 'Unread badge'), quieter for waiting ones. */
export const Count = styled.span<{ $isWaiting?: boolean }>`
  min-width: 20px;
  padding: 0 6px;
  border-radius: ${radius.round};
  background: ${({ $isWaiting }) => ($isWaiting ? toneColor('yellow').soft : color.danger)};
  color: ${({ $isWaiting }) => ($isWaiting ? toneColor('yellow').text : color.onDanger)};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
  ${iconsOnly} {
    position: absolute;
    top: 0;
    inset-inline-end: -4px;
    min-width: 16px;
    padding: 0 4px;
    font-size: 11px;
    line-height: 16px;
  }
`

export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin-top: ${space[12]};
  padding: ${space[16]} ${space[8]} 0;
  border-top: 1px solid ${color.border};
`

export const Person = styled.div`
  ${iconsOnly} {
    ${visuallyHidden}
  }
`

export const Welcome = styled.p`
  font-size: ${fontSize[13]};
  font-weight: ${fontWeight.medium};
  ${truncateTwoLines}
`

export const Company = styled.p`
  font-size: ${fontSize[12]};
  color: ${color.textSubtle};
  ${truncateTwoLines}
`

export const Logout = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  margin: 0 -8px;
  padding: 0 ${space[8]};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-weight: ${fontWeight.medium};
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  ${iconsOnly} {
    justify-content: center;
  }
`

export const LogoutName = styled.span`
  ${iconsOnly} {
    ${visuallyHidden}
  }
`
