import { endWithParent } from '../lib/commands.ts'

endWithParent()
await import('../../api/src/worker.ts')
