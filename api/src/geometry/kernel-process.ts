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
    const fail = (code: string | null, what: string, restart: boolean) =>
      send({ type: 'failed', id, code, detail: what, restart, heldMb: heldMb() })
    if (wasRefusedMemory()) fail('geometry.out_of_memory', detail, true)
    else if (error instanceof GeometryFailure) fail(error.code, String(error.cause ?? detail), false)
    // After an exception of its own the kernel's state cannot be trusted.
    else fail(isOwnError(error) ? null : 'geometry.unreadable', detail, true)
  }
  process.on('disconnect', () => process.exit(0))
  process.on('message', (job: KernelJob) => {
    run(job).then(
      (result) => send({ type: 'built', id: job.id, result, heldMb: heldMb() }),
      (error: unknown) => report(job, error),
    )
  })
  send({ type: 'ready' })
}

/** Megabytes that this process holds: a kernel's memory grows with the largest file, and never shrinks. */
const heldMb = () => process.memoryUsage.rss() / 1024 / 1024

/** A full disk or a bug of ours says nothing about the file. */
const isOwnError = (error: unknown) =>
  error instanceof Error && !(error instanceof WebAssembly.RuntimeError) && error.constructor.name !== 'BindingError'
