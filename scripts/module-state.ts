// The check 'module state': run by `npm run check`.
import { moduleState } from './lib/module-state.ts'
import { root } from './lib/root.ts'

const found = moduleState(root)
for (const place of found) console.error(`${place} is state in module scope, of which each module would have its own.`)
if (found.length > 0) {
  console.error('Put it into shared-runtime or a React context, or say above it why it may be had "one a copy: …".')
  process.exitCode = 1
}
