import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { color, space } from '../theme/tokens.ts'

/** The foot of the nearest enclosing window, where the main actions of its content are drawn. */
interface Foot {
  /** Absent until the foot is drawn. */
  slot: HTMLElement | null
  /** Has the foot drawn. @returns gives it up again */
  claim: () => () => void
}

export const MainActionsFoot = createContext<Foot | null>(null)

const Bar = styled.div<{ $sticky: boolean }>`
  position: ${({ $sticky }) => ($sticky ? 'sticky' : 'static')};
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[8]};
  ${({ $sticky }) =>
    $sticky &&
    `padding-block: ${space[12]};
  margin-bottom: calc(-1 * ${space[12]});
  border-top: 1px solid ${color.border};
  background: ${color.surface};`}
`

interface MainActionsProps {
  /** On a page, whether they stay at the lower edge of the screen while their form is in view; it has a surface's colour. */
  sticky?: boolean
  /** Buttons, the main one last; those that submit name their form with `form`. */
  children: ReactNode
}

/**
 * What is done in the end with what a form or section shows. In a dialog or side panel it stands in its foot, which does
 * not scroll away; on a page it stands where it is written.
 */
export function MainActions({ sticky = false, children }: MainActionsProps) {
  const foot = useContext(MainActionsFoot)
  const claim = foot?.claim
  useLayoutEffect(() => claim?.(), [claim])
  if (!foot) return <Bar $sticky={sticky}>{children}</Bar>
  return foot.slot && createPortal(children, foot.slot)
}
