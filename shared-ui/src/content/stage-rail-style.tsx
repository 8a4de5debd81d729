import { css, styled } from 'styled-components'
import { color, fontSize, fontWeight, radius, space } from '../theme/tokens.ts'

/** A stage before the present one (completed or skipped), the present one, or a later one. */
export type StageState = 'completed' | 'skipped' | 'current' | 'pending'

export const Container = styled.div`
  container-type: inline-size;
`

/* Px. Horizontal where every stage fits the longest word of its name in small letters, as in an expanded row on a
   1024 px screen; vertical otherwise, as in a narrow card. From the second width on that word fits in its usual size. */
const stageWidth = 86
const roomyStageWidth = 96

export const Rail = styled.ol<{ $count: number }>`
  display: grid;

  @container (min-width: ${({ $count }) => $count * stageWidth}px) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);

    && > li {
      padding: 34px ${space[4]} 0 0;

      &::before {
        inset: 11px 6px auto 30px;
        width: auto;
        height: 2px;
      }
      & > p:first-of-type {
        font-size: ${fontSize[12]};
      }
    }
  }
  @container (min-width: ${({ $count }) => $count * roomyStageWidth}px) {
    && > li > p:first-of-type {
      font-size: ${fontSize[13]};
    }
  }
`

const line = css<{ $state: StageState }>`
  background: ${({ $state }) => ($state === 'completed' ? color.accent : color.border)};
`

export const Item = styled.li<{ $state: StageState }>`
  position: relative;
  padding: 0 0 ${space[16]} 36px;

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 26px;
    bottom: 2px;
    inset-inline-start: 11px;
    width: 2px;
    ${line}
  }
`

const markers = {
  completed: css`
    background: ${color.accent};
    color: ${color.onAccent};
  `,
  current: css`
    border: 2px solid ${color.accent};
    background: ${color.accentSoft};

    &::after {
      content: '';
      width: 8px;
      height: 8px;
      border-radius: ${radius.round};
      background: ${color.accent};
    }
  `,
  skipped: css`
    border: 2px dashed ${color.controlBorder};
    background: ${color.surface};
  `,
  pending: css`
    border: 2px solid ${color.controlBorder};
    background: ${color.surface};
  `,
}

export const Marker = styled.span<{ $state: StageState }>`
  position: absolute;
  top: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius.round};
  ${({ $state }) => markers[$state]}
`

export const Label = styled.p<{ $state: StageState }>`
  font-size: ${fontSize[13]};
  font-weight: ${({ $state }) => ($state === 'pending' || $state === 'skipped' ? fontWeight.regular : fontWeight.medium)};
  line-height: 1.35;
  color: ${({ $state }) => ($state === 'pending' || $state === 'skipped' ? color.textMuted : color.text)};
`

export const Detail = styled.p<{ $state: StageState }>`
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  color: ${({ $state }) => ($state === 'current' ? color.accentText : color.textSubtle)};
`
