import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** What occt-import-js offers, as far as it is used here; it comes without types. */
type OtherKernel = () => Promise<{ ReadStepFile(step: Uint8Array, options: null): { success: boolean } }>

/** occt-import-js in a warm process of its own, as the kernels of Kerf are. */
export interface OtherReader {
  /** @returns whether it could read the file */
  read(path: string): Promise<boolean>
  end(): void
}

export async function startOtherReader(): Promise<OtherReader> {
  const child = fork(fileURLToPath(import.meta.url), ['reads'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const answer = () =>
    new Promise<unknown>((resolve, reject) => {
      const onExit = (code: number | null) => reject(new Error(`occt-import-js ended with ${code}`))
      child.once('exit', onExit)
      child.once('message', (message) => {
        child.off('exit', onExit)
        resolve(message)
      })
    })
  await answer()
  return {
    async read(path) {
      child.send(path)
      return (await answer()) === true
    },
    end: () => void child.kill(),
  }
}

if (process.argv[2] === 'reads') {
  const load: OtherKernel = createRequire(import.meta.url)('occt-import-js')
  const kernel = await load()
  process.on('disconnect', () => process.exit(0))
  process.on('message', (path: string) => {
    let isRead = false
    try {
      isRead = kernel.ReadStepFile(readFileSync(path), null).success
    } catch {
      // its exceptions are numbers that say nothing
    }
    process.send?.(isRead)
  })
  process.send?.('ready')
}
