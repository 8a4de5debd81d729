import { defineModule } from '@kerf/module-kit/build'

export default defineModule(import.meta.dirname, {
  // what the kernel for browsers asks of Node alone
  resolve: { fallback: { fs: false, path: false, crypto: false } },
  // `String(new URL('./a-worker.ts', import.meta.url))` is the address of a worker's script, which can be checked first
  module: { parser: { javascript: { worker: ['...', 'String()'] } } },
})
