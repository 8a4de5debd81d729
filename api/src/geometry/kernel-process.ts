import type { KernelJob, KernelMessage } from './facts.ts'
import { GeometryFailure } from './failure.ts'

/** What a process with a kernel does. */
export interface KernelWork<Result> {
  run(job: KernelJob): Promise<Result>
  describe(error: unknown): string
  /** Whether it was ever refused memory: later failures count as out of memory. */
  wasRefusedMemory(): boolean
}

/** Most megabytes that this process's kernel may take. */
export const memoryLimitMb = Number(process.argv[2])

/** Works on one file after the other, and ends with the process that started this one. */
export function serve<Result>({ run, describe, wasRefusedMemory }: KernelWork<Result>): void {
  const send = (message: KernelMessage<Result>) => process.send?.(message)
  const report = ({ id }: KernelJob, error: unknown) => {
    const detail = describe(error)
    if (wasRefusedMemory()) send({ type: 'failed', id, code: 'geometry.out_of_memory', detail, restart: true })
    else if (error instanceof GeometryFailure)
      send({ type: 'failed', id, code: error.code, detail: String(error.cause ?? detail), restart: false })
    // After an exception of its own the kernel's state cannot be trusted.
    else send({ type: 'failed', id, code: isOwnError(error) ? null : 'geometry.unreadable', detail, restart: true })
  }
  process.on('disconnect', () => process.exit(0))
  process.on('message', (job: KernelJob) => {
    run(job).then(
      (result) => send({ type: 'built', id: job.id, result }),
      (error: unknown) => report(job, error),
    )
  })
  send({ type: 'ready' })
}

/** A full disk or a bug of ours says nothing about the file. */
const isOwnError = (error: unknown) =>
  error instanceof Error && !(error instanceof WebAssembly.RuntimeError) && error.constructor.name !== 'BindingError'
