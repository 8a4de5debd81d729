import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { color, media, motion, radius, shadow } from '../theme/tokens.ts'
import { common } from '../words/common.ts'
import { CloseGuards, useGuardedClose } from './close-guard.ts'
import { DialogFrame, Overlay, useContentProps } from './dialog-frame.tsx'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** `whole` takes nearly all of the screen, for what is looked at and worked on. */
  size?: DialogSize
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** While true, neither Escape nor a click outside closes the dialog: it is doing work that must not be lost. */
  locked?: boolean
  closeLabel?: string
  children: ReactNode
}

type DialogSize = 'small' | 'medium' | 'large' | 'whole'

const widths: Record<DialogSize, string> = { small: '440px', medium: '600px', large: '880px', whole: '1400px' }

const rise = keyframes`
  from { opacity: 0; transform: translate(-50%, calc(-50% + 8px)); }
`

const Window = styled(Radix.Content)<{ $size: DialogSize }>`
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: 40;
  display: flex;
  flex-direction: column;
  width: calc(100vw - 32px);
  max-width: ${({ $size }) => widths[$size]};
  ${({ $size }) => ($size === 'whole' ? 'height' : 'max-height')}: calc(100dvh - 48px);
  transform: translate(-50%, -50%);
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow};
  animation: ${rise} ${motion.slow};
  outline: none;
  ${media.still} {
    animation: none;
  }
`

/**
 * A window over the page for one decision. The focus moves in and stays in; Escape closes it and returns the focus to
 * where it was.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  footer,
  locked = false,
  closeLabel = common.close,
  children,
}: DialogProps) {
  const contentProps = useContentProps(locked, description !== undefined)
  const { guards, change } = useGuardedClose(onOpenChange)
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Overlay />
        <Window $size={size} {...contentProps}>
          <DialogFrame title={title} description={description} footer={footer} closeLabel={closeLabel} locked={locked}>
            <CloseGuards value={guards}>{children}</CloseGuards>
          </DialogFrame>
        </Window>
      </Radix.Portal>
    </Radix.Root>
  )
}
