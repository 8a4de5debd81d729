import '@kerf/module-kit/runtime/style-nonce'
import './no-code-generation.ts'
import './language.ts'
import './app/start.tsx'
