import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { color, fontSize, space } from '../../theme/tokens.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${space[8]};
  align-items: start;
`

/** The box alone, for where its name is only read aloud. */
export const CheckboxInput = styled.input.attrs({ type: 'checkbox' })`
  width: 18px;
  height: 18px;
  margin: 2px 0 0;
  accent-color: ${color.accent};
  cursor: pointer;
  ${focusRing}

  &:disabled {
    cursor: not-allowed;
  }
`

const Note = styled.p<{ $wrong?: boolean }>`
  grid-column: 2;
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: ${fontSize[12]};
  color: ${({ $wrong }) => ($wrong ? color.dangerText : color.textSubtle)};
`

/** A single yes or no, with its own label to the right. */
export function Checkbox({ label, hint, error, id, ...props }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const noteId = error || hint ? `${boxId}note` : undefined
  return (
    <Row>
      <CheckboxInput {...props} id={boxId} aria-describedby={noteId} aria-invalid={error ? true : undefined} />
      <label htmlFor={boxId}>{label}</label>
      {error ? (
        <Note id={noteId} $wrong>
          <CircleAlert size={14} aria-hidden />
          {error}
        </Note>
      ) : (
        hint && <Note id={noteId}>{hint}</Note>
      )}
    </Row>
  )
}
