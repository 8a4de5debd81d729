/** The longest time that something is held back (held-back.tsx), in ms. */
export const longestHeld = 1500
