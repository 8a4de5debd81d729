import { styled } from 'styled-components'
import { color, space } from '../theme/tokens.ts'

/** The foot of a form: always visible; with `$rests`, only at the form's end, while there is nothing to save. */
export const SaveBar = styled.div<{ $rests?: boolean }>`
  position: ${({ $rests }) => ($rests ? 'static' : 'sticky')};
  bottom: 0;
  z-index: 1;
  display: flex;
  justify-content: flex-end;
  padding: ${space[12]} 0;
  border-top: 1px solid ${color.border};
  background: ${color.canvas};
`
