import { createGlobalStyle } from 'styled-components'
import type { Role } from './roles.ts'
import { accentVariables, perMode } from './variables.ts'

/**
 * While mounted, gives the page another role's accent than KerfThemeProvider set: for the sign-in page, where the user
 * chooses between customer and supplier. Everything else stays.
 */
export const RoleAccent = createGlobalStyle<{ role: Role }>`
  ${({ role }) => perMode((mode) => accentVariables(role, mode))}
`
