import { runAndEnd } from '../../module-kit/src/command/main.ts'
import { endTogether } from '../lib/commands.ts'

endTogether()
await runAndEnd(process.argv.slice(2))
