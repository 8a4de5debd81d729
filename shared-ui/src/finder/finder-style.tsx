import { Dialog as Radix } from 'radix-ui'
import { Link } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { truncate } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, media, motion, radius, shadow, space } from '../theme/tokens.ts'

const rise = keyframes`
  from { opacity: 0; transform: translate(-50%, 6px); }
`

export const Window = styled(Radix.Content)`
  position: fixed;
  top: 10dvh;
  left: 50%;
  z-index: 40;
  display: flex;
  flex-direction: column;
  width: calc(100vw - 32px);
  max-width: 640px;
  max-height: min(640px, 78dvh);
  transform: translateX(-50%);
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow};
  animation: ${rise} ${motion.fast};
  outline: none;
  /* A phone needs all of its screen, of which the keyboard takes half. */
  ${media.narrow} {
    top: 0;
    width: 100vw;
    max-height: none;
    height: 100dvh;
    border: 0;
    border-radius: 0;
  }
  ${media.still} {
    animation: none;
  }
`

export const Title = styled(Radix.Title)`
  position: absolute;
  clip-path: inset(50%);
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 52px;
  padding: 0 ${space[8]} 0 ${space[16]};
  border-bottom: 1px solid ${color.border};
  color: ${color.textSubtle};

  /* The line itself shows where the keyboard is. */
  &:focus-within {
    box-shadow: inset 0 -2px 0 ${color.focus};
  }
`

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 50px;
  border: 0;
  background: none;
  color: ${color.text};
  font-size: ${fontSize[16]};
  outline: none;

  &::placeholder {
    color: ${color.textSubtle};
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const Results = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding: ${space[32]} 0 ${space[8]};
  padding: ${space[8]};
`

export const GroupName = styled.div`
  padding: ${space[8]} ${space[8]} ${space[4]};
  color: ${color.textSubtle};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.medium};
`

export const Note = styled.div`
  padding: ${space[4]} ${space[8]} ${space[4]} 44px;
  color: ${color.textSubtle};
  font-size: ${fontSize[12]};
`

export const Option = styled(Link)<{ $isOld: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 44px;
  padding: 5px ${space[8]};
  border-radius: ${radius.control};
  color: ${color.text};
  text-decoration: none;
  outline: none;
  opacity: ${({ $isOld }) => ($isOld ? 0.6 : 1)};

  &[aria-selected='true'] {
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  & > svg {
    flex: none;
    margin: 0 ${space[4]};
    color: ${color.textSubtle};
  }
`

/** An icon in the place of a picture. */
export const OptionIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  color: ${color.textSubtle};
`

export const Texts = styled.span`
  flex: 1;
  min-width: 0;
`

export const Name = styled.span`
  display: block;
  font-weight: ${fontWeight.medium};
  ${truncate}
`

export const Details = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
  ${truncate}
`

export const End = styled.span`
  flex: none;
  max-width: 40%;
`

export const Keys = styled.div`
  display: flex;
  gap: ${space[16]};
  padding: ${space[8]} ${space[16]};
  border-top: 1px solid ${color.border};
  color: ${color.textSubtle};
  font-size: ${fontSize[12]};
  ${media.narrow} {
    display: none;
  }
`

export const Key = styled.kbd`
  padding: 1px 5px;
  border: 1px solid ${color.border};
  border-radius: 4px;
  background: ${color.sunken};
  color: ${color.textMuted};
  font: inherit;
  font-size: ${fontSize[12]};
`
