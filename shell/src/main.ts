import '@kerf/module-kit/runtime/style-nonce'
import './no-code-generation.ts'
import './app/start.tsx'
