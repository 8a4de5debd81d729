import { DropdownMenu as Radix } from 'radix-ui'
import { css, styled } from 'styled-components'
import { color, fontSize, fontWeight, motion, radius, shadow, space } from '../theme/tokens.ts'

export const Content = styled(Radix.Content)`
  z-index: 50;
  min-width: 200px;
  max-width: 320px;
  /* A long menu scrolls when the window is short. */
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow};
`

export const Header = styled.div`
  padding: ${space[8]} ${space[12]};
  border-bottom: 1px solid ${color.border};
  margin: 0 -4px ${space[4]};
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 34px;
  padding: 6px ${space[8]};
  border-radius: ${radius.control};
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  transition: background-color ${motion.fast};

  &[data-highlighted] {
    background: ${color.hover};
  }
  &[data-highlighted]:focus-visible {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }
  &[aria-disabled='true'] {
    color: ${color.textSubtle};
    cursor: not-allowed;
  }
`

export const Item = styled(Radix.Item)<{ $danger?: boolean }>`
  ${row}
  ${({ $danger }) => $danger && `color: ${color.dangerText};`}
`

export const RadioItem = styled(Radix.RadioItem)`
  ${row}
`

export const Tick = styled(Radix.ItemIndicator)`
  margin-inline-start: auto;
`

export const Reason = styled.span`
  display: block;
  font-size: ${fontSize[12]};
`

export const Separator = styled(Radix.Separator)`
  height: 1px;
  margin: ${space[4]} -4px;
  background: ${color.border};
`

export const GroupLabel = styled(Radix.Label)`
  padding: ${space[4]} ${space[8]} 0;
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.medium};
  color: ${color.textSubtle};
`
