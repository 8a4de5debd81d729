/** The user's setting: follow the system, or always light or dark. */
export type ThemeChoice = 'system' | 'light' | 'dark'
