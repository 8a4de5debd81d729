import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { notRewritable } from './pdf-exit.ts'
import { NotRewritable, pdfWithoutNames } from './pdf-without-names.ts'

// Reads one PDF, writes it anew, and ends. Its arguments: megabytes of memory, and bytes of the largest copy.

// The reader warns of each odd number of a file, and a file may hold millions.
console.warn = () => {}

const [memoryLimitMb, largest] = process.argv.slice(2).map(Number)

const guard = new Worker(new URL('pdf-guard.ts', import.meta.url), { workerData: memoryLimitMb })
await once(guard, 'message')
guard.unref()

try {
  const copy = await pdfWithoutNames(await buffer(process.stdin))
  // The process that asked for it holds it in its memory.
  if (copy.length > Number(largest)) throw new NotRewritable('Without compression it is too large')
  process.stdout.write(copy)
} catch (error) {
  if (!(error instanceof NotRewritable)) throw error
  process.exitCode = notRewritable
}
