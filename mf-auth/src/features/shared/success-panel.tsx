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

/** What follows once something worked: a sign of it, words, and where to go. The words are read aloud. */
export function SuccessPanel({ children }: { children: ReactNode }) {
  return (
    <Panel role="status">
      <CircleCheck size={32} aria-hidden />
      {children}
    </Panel>
  )
}
