import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { Field } from '../forms/field.tsx'
import { TextInput } from '../forms/inputs/text-input.tsx'
import { space } from '../theme/tokens.ts'
import { common } from '../words/common.ts'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What will happen, and what cannot be undone. */
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Starts the work; the caller closes the dialog when it is done. */
  onConfirm: () => void
  loading?: boolean
  /** Why confirming is not possible now. */
  disabledReason?: string | undefined
  danger?: boolean
  /** A word that must be typed first: an extra step for what cannot be undone. */
  typeToConfirm?: string
  /** The label that asks for that word. */
  typeLabel?: (word: string) => string
  /** Why the confirm button cannot be used yet. */
  typeReason?: (word: string) => string
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`

/** Asks before an action and names it on the button. Clears the typed word each time the dialog closes. */
export function ConfirmDialog({ open, onOpenChange, ...question }: ConfirmDialogProps) {
  return open ? <Question {...question} onOpenChange={onOpenChange} /> : null
}

function Question({
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = common.cancel,
  onConfirm,
  loading = false,
  disabledReason,
  danger = false,
  typeToConfirm,
  typeLabel = common.typeToConfirm,
  typeReason = common.typeFirst,
}: Omit<ConfirmDialogProps, 'open'>) {
  const [typed, setTyped] = useState('')
  const waiting = typeToConfirm !== undefined && typed.trim() !== typeToConfirm
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)} disabledReason={loading ? confirmLabel : undefined}>
        {cancelLabel}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        onClick={onConfirm}
        loading={loading}
        disabledReason={disabledReason ?? (waiting ? typeReason(typeToConfirm) : undefined)}
      >
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={onOpenChange} title={title} size="small" footer={footer} locked={loading}>
      <Content>
        <div>{children}</div>
        {typeToConfirm !== undefined && (
          <Field label={typeLabel(typeToConfirm)}>
            <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
          </Field>
        )}
      </Content>
    </Dialog>
  )
}
