import type { ReactNode } from 'react'
import { GlobalStyle } from './global-style.tsx'
import type { Role } from './roles.ts'

interface KerfThemeProviderProps {
  /** Whose portal this is: it decides the accent. */
  role: Role
  children: ReactNode
}

/** Mount once at the top of a page. Brings the global style and the accent of the role. Light or dark is on the root element. */
export function KerfThemeProvider({ role, children }: KerfThemeProviderProps) {
  return (
    <>
      <GlobalStyle role={role} />
      {children}
    </>
  )
}
