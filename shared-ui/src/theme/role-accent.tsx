import { createGlobalStyle } from 'styled-components'
import type { Role } from './roles.ts'
import { accentVariables, perMode } from './variables.ts'

/**
 * Gives the page the accent of another role than the one it was opened with, as long as it is mounted: on the sign-in
 * page, where one chooses between customer and supplier. Everything else stays as KerfThemeProvider set it.
 */
export const RoleAccent = createGlobalStyle<{ role: Role }>`
  ${({ role }) => perMode((mode) => accentVariables(role, mode))}
`
