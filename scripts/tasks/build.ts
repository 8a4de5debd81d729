import { buildAll, buildStale } from '../../module-kit/src/build/build-workspaces.ts'
import { endTogether } from '../lib/commands.ts'
import { root } from '../lib/root.ts'

endTogether()
if (process.argv.includes('--stale')) await buildStale(root)
else await buildAll(root)
