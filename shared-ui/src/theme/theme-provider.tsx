import type { ReactNode } from 'react'
import { GlobalStyle } from './global-style.tsx'
import type { Role } from './roles.ts'

interface KerfThemeProviderProps {
  /** Whose portal this is, which decides the accent. */
  role: Role
  children: ReactNode
}

/** Mount once at the top of a page. Brings the global style and the role's accent. Light or dark is set on the root element. */
export function KerfThemeProvider({ role, children }: KerfThemeProviderProps) {
  return (
    <>
      <GlobalStyle role={role} />
      {children}
    </>
  )
}
