import { styled } from 'styled-components'
import { focusRing } from '../theme/mixins.ts'
import { color, fontSize, fontWeight, radius, space, toneColor } from '../theme/tokens.ts'

/** The state of an upload. */
export type FileStatus = 'waiting' | 'uploading' | 'done' | 'failed'

export const List = styled.ul`
  display: grid;
  gap: ${space[8]};
`

export const Row = styled.li<{ $failed: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[12]};
  border: 1px solid ${({ $failed }) => ($failed ? color.danger : color.border)};
  border-radius: ${radius.control};
  background: ${color.surface};

  &[draggable] {
    cursor: grab;
  }
`

export const Name = styled.p`
  font-weight: ${fontWeight.medium};

  a {
    display: block;
    color: ${color.link};
    border-radius: 2px;
    ${focusRing}
  }
`

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[8]};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  color: ${color.textSubtle};
`

export const State = styled.span<{ $status: FileStatus }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  color: ${({ $status }) =>
    ($status === 'failed' && color.dangerText) || ($status === 'done' && toneColor('green').text) || 'inherit'};
`

export const Note = styled.span`
  color: ${toneColor('yellow').text};
`

export const Bar = styled.div`
  grid-column: 2 / -1;
  padding-inline-end: ${space[4]};
`

export const Actions = styled.div`
  display: flex;
  gap: 2px;
`
