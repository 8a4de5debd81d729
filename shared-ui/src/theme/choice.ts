/** What the user wants: follow the system, or always one of the two. */
export type ThemeChoice = 'system' | 'light' | 'dark'
