import { startDev } from '../../module-kit/src/dev/start-dev.ts'
import { endTogether, run } from '../lib/commands.ts'
import { root } from '../lib/root.ts'
import { endUnlessKerfCanStart } from '../lib/settings.ts'

// Everything with reload: modules and shell are bundled anew as their files change, the API starts anew with its own.
endTogether()
await endUnlessKerfCanStart()
const bundling = await startDev(root, console.log)
const { code } = await run(process.execPath, ['--watch', '--watch-preserve-output', 'api/src/main.ts'], {
  show: true,
  env: { NODE_ENV: 'development' },
})
await bundling.stop()
process.exitCode = code
