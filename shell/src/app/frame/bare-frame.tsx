import type { ReactNode } from 'react'
import styled from 'styled-components'

const Centered = styled.main`
  display: grid;
  min-height: 100dvh;
  place-items: center;
`

interface BareFrameProps {
  /** A page that fills the window brings its own landmarks; a status message is centred. */
  isFullWidth: boolean
  children: ReactNode
}

/** No frame: for pages before sign-in, and for those that use the whole window. */
export function BareFrame({ isFullWidth, children }: BareFrameProps) {
  return isFullWidth ? children : <Centered>{children}</Centered>
}
