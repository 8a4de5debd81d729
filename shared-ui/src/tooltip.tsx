import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { color, fontSize, media, motion, radius, space } from './theme/tokens.ts'

const appear = keyframes`
  from { opacity: 0; }
`

const Bubble = styled(RadixTooltip.Content)`
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

interface TooltipProps {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that takes the keyboard focus and a ref. */
  children: ReactElement
}

/** A short explanation on hover and on keyboard focus. It never holds what the user needs and cannot find elsewhere. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={200}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <Bubble side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
