import { type ReactNode, useLayoutEffect } from 'react'
import { GlobalStyle } from './global-style.tsx'
import { applyStoredThemeChoice } from './theme/mode.ts'
import type { Role } from './theme/roles.ts'

interface KerfThemeProviderProps {
  /** Whose portal this is: it decides the accent. */
  role: Role
  children: ReactNode
}

/** Mount once at the top of a page. Brings the global style, the accent of the role, and the user's light or dark. */
export function KerfThemeProvider({ role, children }: KerfThemeProviderProps) {
  useLayoutEffect(applyStoredThemeChoice, [])
  return (
    <>
      <GlobalStyle role={role} />
      {children}
    </>
  )
}
