import { afterAll, vi } from 'vitest'

// A worker runs many test files, so that libraries are loaded once and not once a file. What is Kerf's own is loaded
// anew for each: a file never meets what another one left in module scope, nor a module that it replaced.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
