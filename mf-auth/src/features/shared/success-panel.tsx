import { toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Panel = styled.div`
  display: grid;
  gap: 16px;

  > svg {
    color: ${toneColor('green').strong};
  }
`

/** The end of a successful flow: an icon, a text, and where to go. The text is announced. */
export function SuccessPanel({ children }: { children: ReactNode }) {
  return (
    <Panel role="status">
      <CircleCheck size={32} aria-hidden />
      {children}
    </Panel>
  )
}
