import { vi } from 'vitest'

// A worker runs many test files and loads libraries once. What is Kerf's own is loaded anew for each of them, so that
// no file meets what another left in module scope, nor a module that another replaced.
vi.resetModules()
