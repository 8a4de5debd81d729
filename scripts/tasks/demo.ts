import { endWithParent } from '../lib/commands.ts'

endWithParent()
await import('../../api/src/commands/demo.ts')
