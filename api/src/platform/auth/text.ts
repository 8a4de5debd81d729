import { words } from '@kerf/shared-contracts/words/words'

/** What signing in says, and how devices are named. */
export const text = words('api/platform/auth', {
  signingIn: 'Many people are signing in at the moment. Please try again in a moment.',
  unknownDevice: 'Unknown device',
  on: (browser: string, system: string) => `${browser} on ${system}`,
})
