import '@kerf/module-kit/runtime/style-nonce'
import '@kerf/module-kit/runtime/provide-federation'
import './no-code-generation.ts'
import './app/start.tsx'
