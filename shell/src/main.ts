import '@kerf/module-kit/runtime/style-nonce'
import './no-code-generation.ts'

// Shared libraries are settled asynchronously, so nothing that uses them may run in the entry itself.
import('./app/start.tsx')
