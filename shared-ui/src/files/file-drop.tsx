import { Upload } from 'lucide-react'
import { type ChangeEvent, type ReactNode, type RefObject, useRef } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from '../actions/tooltip.tsx'
import { useFieldControl } from '../forms/field-control.tsx'
import { color, fontSize, fontWeight, motion, radius, space } from '../theme/tokens.ts'
import { common } from '../words/common.ts'
import { type Admission, admitFiles, type RejectedFile } from './file-drop-rules.ts'
import { useDropTarget } from './use-drop-target.ts'

interface FileDropProps {
  /** What is accepted: extensions (`.step`) and types (`application/pdf`, `image/*`); either is enough. */
  accept: readonly string[]
  multiple?: boolean
  /** Largest size of one file, in bytes. */
  maxBytes?: number
  onFiles: (files: File[]) => void
  onReject?: (rejected: RejectedFile[]) => void
  title?: ReactNode
  /** What may be dropped here, and how large. */
  hint?: ReactNode
  disabledReason?: string | undefined
  /** Accessible name where no Field gives a label. */
  label?: string
  /** Path of the form's value, by which an error finds the field. */
  name?: string
  /** Files dropped anywhere on this element, such as the whole form, are accepted too. */
  targetRef?: RefObject<HTMLElement | null>
}

const Zone = styled.label<{ $over: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2px;
  padding: ${space[24]} ${space[16]};
  border: 1.5px dashed ${({ $over }) => ($over ? color.accent : color.controlBorder)};
  border-radius: ${radius.card};
  background: ${({ $over }) => ($over ? color.accentSoft : color.sunken)};
  text-align: center;
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  &:hover:not([aria-disabled='true']) {
    border-color: ${color.accent};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(input[aria-invalid='true']) {
    border-color: ${color.danger};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    color: ${color.textSubtle};
  }

  svg {
    margin-bottom: ${space[8]};
    color: ${color.accentText};
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
    font-size: 0;
  }
`

const Title = styled.span`
  font-weight: ${fontWeight.medium};
`

const Hint = styled.span`
  font-size: ${fontSize[12]};
  color: ${color.textSubtle};
`

/**
 * A drop zone that also opens the file picker on click, Enter or Space. Files of the wrong type or size never reach
 * `onFiles`; they go to `onReject`. The server checks the contents.
 */
export function FileDrop({
  accept,
  multiple = false,
  maxBytes = Number.POSITIVE_INFINITY,
  onFiles,
  onReject,
  title = multiple ? common.dropFiles : common.dropFile,
  hint,
  disabledReason,
  label,
  name,
  targetRef,
}: FileDropProps) {
  const control = useFieldControl({})
  const zone = useRef<HTMLLabelElement>(null)
  const inert = disabledReason !== undefined
  const take = (files: File[]) => {
    const { accepted, rejected }: Admission = admitFiles(files, { accept, multiple, maxBytes })
    if (accepted.length > 0) onFiles(accepted)
    if (rejected.length > 0) onReject?.(rejected)
  }
  const over = useDropTarget(targetRef ?? zone, take, !inert)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.currentTarget.files ?? [])])
    // Allows the same file to be chosen again after it was removed.
    event.currentTarget.value = ''
  }
  const content = (
    <Zone ref={zone} $over={over} aria-disabled={inert || undefined}>
      <Upload size={22} aria-hidden />
      <Title>{title}</Title>
      {hint && <Hint>{hint}</Hint>}
      <input
        {...control}
        type="file"
        name={name}
        aria-label={label}
        aria-disabled={inert || undefined}
        accept={accept.join(',')}
        multiple={multiple}
        onClick={inert ? (event) => event.preventDefault() : undefined}
        onChange={choose}
      />
    </Zone>
  )
  return <Tooltip content={disabledReason}>{content}</Tooltip>
}
