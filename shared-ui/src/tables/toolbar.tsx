import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, space } from '../theme/tokens.ts'
import { common } from '../words/common.ts'

interface ToolbarProps {
  /** Search and filters. */
  children: ReactNode
  /** Shown at the right end. */
  end?: ReactNode
  /** Accessible name. */
  label?: string
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  margin-bottom: ${space[12]};
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-inline-start: auto;
  /* On a phone it fills what the filters leave of their line, or a line of its own. */
  ${media.narrow} {
    flex: 1 1 auto;

    && > * {
      flex: 1 1 auto;
    }
  }
`

/** The row of search and filters above a list. */
export function Toolbar({ children, end, label = common.filters }: ToolbarProps) {
  return (
    <Frame role="group" aria-label={label}>
      {children}
      {end && <End>{end}</End>}
    </Frame>
  )
}
