import { styled } from 'styled-components'
import { TextArea } from '../forms/inputs/text-area.tsx'
import { color, fontSize, media, motion, radius, space } from '../theme/tokens.ts'

export const Form = styled.form<{ $over: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  flex: none;
  max-height: 60%;
  padding: ${space[12]} ${space[16]};
  overflow-y: auto;
  border-top: 1px solid ${color.border};
  background: ${({ $over }) => ($over ? color.accentSoft : color.surface)};
  transition: background-color ${motion.fast};
`

export const Over = styled.p`
  position: absolute;
  inset: ${space[8]};
  z-index: 1;
  display: grid;
  place-items: center;
  border: 1.5px dashed ${color.accent};
  border-radius: ${radius.control};
  background: ${color.accentSoft};
  color: ${color.accentText};
  pointer-events: none;
`

export const Input = styled(TextArea)`
  max-height: 200px;
  resize: none;
  /* Where the browser cannot let it grow, it scrolls. */
  overflow-y: auto;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
`

export const Note = styled.p<{ $isWrong?: boolean }>`
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  color: ${({ $isWrong }) => ($isWrong ? color.dangerText : color.textMuted)};
`

/** Hidden on phones, which have no such keys. */
export const KeyHint = styled(Note)`
  @media (pointer: coarse), (max-width: 639px) {
    display: none;
  }
`

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[8]} ${space[12]};
  margin-inline-start: auto;
`

export const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
`

/** Scrolls, as ten files would leave no room for the conversation. */
export const FileRows = styled.div`
  max-height: 240px;
  overflow-y: auto;
  ${media.narrow} {
    max-height: 160px;
  }
`

/** Replaces the composer for users who may not write. */
export const NoWriting = styled.div`
  flex: none;
  padding: ${space[12]} ${space[16]};
  border-top: 1px solid ${color.border};
  background: ${color.sunken};
`
