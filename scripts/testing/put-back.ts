import { afterAll, vi } from 'vitest'

// Restores the clock and the globals for the next file of this worker. Spies restore themselves.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
