import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { color, media, motion, shadow } from '../theme/tokens.ts'
import { common } from '../words/common.ts'
import { CloseGuards, useGuardedClose } from './close-guard.ts'
import { DialogFrame, Overlay, useContentProps } from './dialog-frame.tsx'

interface SidePanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  width?: 'narrow' | 'wide'
  /** See Dialog. */
  locked?: boolean
  closeLabel?: string
  children: ReactNode
}

const slide = keyframes`
  from { opacity: 0; transform: translateX(24px); }
`

const Panel = styled(Radix.Content)<{ $width: 'narrow' | 'wide' }>`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 40;
  display: flex;
  flex-direction: column;
  width: 100vw;
  max-width: ${({ $width }) => ($width === 'wide' ? '760px' : '480px')};
  border-inline-start: 1px solid ${color.border};
  background: ${color.raised};
  box-shadow: ${shadow};
  animation: ${slide} ${motion.slow};
  outline: none;
  ${media.still} {
    animation: none;
  }
`

/** A panel from the right for work that belongs to the page beneath it. Keyboard and focus work as in Dialog. */
export function SidePanel({
  open,
  onOpenChange,
  title,
  description,
  footer,
  width = 'narrow',
  locked = false,
  closeLabel = common.close,
  children,
}: SidePanelProps) {
  const contentProps = useContentProps(locked, description !== undefined)
  const { guards, change } = useGuardedClose(onOpenChange)
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Overlay />
        <Panel $width={width} {...contentProps}>
          <DialogFrame title={title} description={description} footer={footer} closeLabel={closeLabel} locked={locked}>
            <CloseGuards value={guards}>{children}</CloseGuards>
          </DialogFrame>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}
