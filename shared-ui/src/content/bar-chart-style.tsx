import { styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins.ts'
import { color, fontSize, space } from '../theme/tokens.ts'

export const Plot = styled.div`
  display: flex;
  align-items: stretch;
  gap: clamp(1px, 1.5%, ${space[12]});
  height: 200px;
  container-type: inline-size;
`

export const Column = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  font-size: ${fontSize[12]};
  text-align: center;
`

export const Track = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  justify-content: end;
  min-height: 0;
  border-bottom: 1px solid ${color.controlBorder};
`

/* Where bars below 0 hang. */
export const Depth = styled.div`
  display: flex;
  flex: 0 1 0;
  flex-direction: column;
  min-height: 0;
`

/* When not all values fit, the one above the highest bar gives the scale. */
export const Words = styled.span<{ $room: number }>`
  align-self: center;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container (max-width: ${({ $room }) => $room}px) {
    &:not([data-highest]) {
      display: none;
    }
    ${Column}:first-child & {
      align-self: start;
    }
    ${Column}:last-child & {
      align-self: end;
    }
  }
`

export const Filled = styled.span`
  flex: none;
  align-self: center;
  width: 100%;
  max-width: 44px;
  border-radius: 4px 4px 0 0;
  background: ${color.accent};
  ${Depth} & {
    border-radius: 0 0 4px 4px;
    background: ${color.danger};
  }
  /* What a reader's own colours leave of it. */
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/* As wide as its words, whatever the bar is: words that have no room leave every other out, and those at the ends stay inside. */
export const Label = styled.span<{ $room: number }>`
  display: flex;
  justify-content: center;
  padding-top: ${space[4]};
  height: 24px;
  color: ${color.textMuted};
  white-space: nowrap;

  @container (max-width: ${({ $room }) => $room}px) {
    &[data-odd] {
      visibility: hidden;
    }
    ${Column}:first-child & {
      justify-content: start;
    }
    ${Column}:last-child & {
      justify-content: end;
    }
  }
`

/* A wrapper, because a table grows with its content whatever width it is given. */
export const ReadAloud = styled.div`
  ${visuallyHidden}
`
