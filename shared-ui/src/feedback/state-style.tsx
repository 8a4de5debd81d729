import { styled } from 'styled-components'
import { color, fontSize, fontWeight, radius, space } from '../theme/tokens.ts'

/** The layout of what takes the place of content: empty and error states. */
export const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[48]} ${space[16]};
  text-align: center;
`

export const IconSlot = styled.span<{ $danger?: boolean }>`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-bottom: ${space[8]};
  border-radius: ${radius.card};
  background: ${({ $danger }) => ($danger ? color.dangerSoft : color.accentSoft)};
  color: ${({ $danger }) => ($danger ? color.dangerText : color.accentText)};
`

export const Title = styled.p`
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  color: ${color.text};
`

export const Text = styled.p`
  max-width: 44ch;
  color: ${color.textMuted};
  text-wrap: balance;
`

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[8]};
  margin-top: ${space[12]};
`
