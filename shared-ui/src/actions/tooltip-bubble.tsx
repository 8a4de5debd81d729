import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { color, fontSize, media, motion, radius, space } from '../theme/tokens.ts'

const appear = keyframes`
  from { opacity: 0; }
`

const Bubble = styled(Popover.Content)`
  z-index: 60;
  max-width: 280px;
  padding: 6px ${space[8]};
  border-radius: ${radius.control};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-size: ${fontSize[12]};
  line-height: 1.4;
  animation: ${appear} ${motion.fast};
  ${media.still} {
    animation: none;
  }
`

interface TooltipBubbleProps {
  id: string
  anchor: HTMLElement
  side: 'top' | 'right' | 'bottom' | 'left'
  onClose: () => void
  children: ReactNode
}

/** A tooltip opened by focus can cover the next click target, such as the button in the row above. */
function letPointerThrough(bubble: HTMLElement | null): void {
  if (bubble?.parentElement) bubble.parentElement.style.pointerEvents = 'none'
}

/** The bubble of a Tooltip, in a file of its own because positioning takes more code than most pages need at first. */
export function TooltipBubble({ id, anchor, side, onClose, children }: TooltipBubbleProps) {
  const keepFocus = (event: Event) => event.preventDefault()
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Bubble
          ref={letPointerThrough}
          id={id}
          role="tooltip"
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
        >
          {children}
        </Bubble>
      </Popover.Portal>
    </Popover.Root>
  )
}
