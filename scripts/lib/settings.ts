import { readConfig } from '../../api/src/config.ts'
import { openDataDir } from '../../api/src/platform/data-dir.ts'
import { assertPortIsFree } from './port.ts'

/** Ends this process with a message, before anything is built, when Kerf could not start with its settings anyway. */
export async function endUnlessKerfCanStart(): Promise<void> {
  try {
    const { host, port, dataDir } = readConfig(process.env)
    await openDataDir(dataDir)
    await assertPortIsFree(host, port)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
