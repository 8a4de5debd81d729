import { vi } from 'vitest'

// A worker runs many test files and loads libraries once. Kerf's own modules are loaded anew for each file, so that no
// file sees another's module state or mocks.
vi.resetModules()
