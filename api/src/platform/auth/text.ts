import { words } from '@kerf/shared-contracts/words/words'

/** How devices are named. */
export const text = words('api/platform/auth', {
  unknownDevice: 'Unknown device',
  on: (browser: string, system: string) => `${browser} on ${system}`,
})
