import { styled } from 'styled-components'
import { color, fontSize, fontWeight, radius, shadow, space } from '../theme/tokens.ts'

export const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`

export const Scroller = styled.div`
  position: absolute;
  inset: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The scroll position is kept in code: the browser's anchoring ignores messages loaded above. */
  overflow-anchor: none;

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: end;
  gap: ${space[16]};
  min-height: 100%;
  padding: ${space[16]};
`

export const Earlier = styled.div`
  display: grid;
  justify-items: center;
`

export const Day = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`

export const DayName = styled.h3`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[12]};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.medium};
  color: ${color.textMuted};

  &::before,
  &::after {
    content: '';
    border-top: 1px solid ${color.border};
  }
`

export const Groups = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`

export const Divider = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space[8]};
  font-size: ${fontSize[12]};
  font-weight: ${fontWeight.semibold};
  color: ${color.accentText};

  &::after {
    content: '';
    border-top: 1px solid ${color.accent};
  }
`

export const Group = styled.li<{ $isOurs: boolean }>`
  display: grid;
  justify-items: ${({ $isOurs }) => ($isOurs ? 'end' : 'start')};
  gap: ${space[4]};
  min-width: 0;
`

export const Author = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[8]};
  max-width: 100%;
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  strong {
    font-weight: ${fontWeight.semibold};
    color: ${color.text};
  }
`

export const Bubble = styled.div<{ $isOwn: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  min-width: 0;
  max-width: min(64ch, 88%);
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${({ $isOwn }) => ($isOwn ? 'transparent' : color.border)};
  border-radius: ${radius.card};
  background: ${({ $isOwn }) => ($isOwn ? color.accentSoft : color.canvas)};
  overflow-wrap: anywhere;

  &[data-found] {
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
`

/** A message with its actions. As wide as the thread: the bubble's greatest width is a share of it. */
export const Line = styled.div<{ $isOurs: boolean }>`
  display: flex;
  gap: ${space[4]};
  align-items: start;
  justify-content: ${({ $isOurs }) => ($isOurs ? 'end' : 'start')};
  width: 100%;
  min-width: 0;
`

const Aside = styled.p`
  font-size: ${fontSize[12]};
  color: ${color.textMuted};
`

export const Edited = styled(Aside)`
  justify-self: end;
`

export const Gone = styled(Aside)`
  font-style: italic;
`

/** The read receipt. */
export const Seen = styled(Aside)``

export const Body = styled.p`
  white-space: pre-wrap;
`

/** Side by side, files would cut each other's names, so a message with files is as wide as allowed. */
export const Files = styled.div`
  width: min(380px, 100%);
  min-width: 0;
`

const Floating = styled.div`
  position: absolute;
  z-index: 1;
  display: grid;
  justify-items: center;
  pointer-events: none;

  button {
    pointer-events: auto;
    border-radius: ${radius.round};
    box-shadow: ${shadow};
  }
`

export const NewBelow = styled(Floating)`
  inset: auto 0 ${space[12]};
`

export const UnreadAbove = styled(Floating)`
  inset: ${space[12]} 0 auto;
`
