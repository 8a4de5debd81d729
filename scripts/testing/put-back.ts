import { afterAll, vi } from 'vitest'

// The next file of this worker finds the clock and the globals as the first one did. Spies go of themselves.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
