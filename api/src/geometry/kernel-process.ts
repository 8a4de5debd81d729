import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildModel } from './build-model.ts'
import { builtFiles, type KernelJob, type KernelMessage } from './facts.ts'
import { GeometryFailure } from './failure.ts'
import { describeKernelError, type Kernel, loadKernel } from './kernel.ts'

/** The process that holds one kernel: builds one model after another, and ends with the process that started it. */
const memoryLimitMb = Number(process.argv[2])

function send(message: KernelMessage): void {
  process.send?.(message)
}

async function build(kernel: Kernel, job: KernelJob): Promise<void> {
  const { glb, picture, facts } = await buildModel(kernel.oc, await readFile(job.stepPath))
  await writeFile(join(job.folder, builtFiles.model), gzipSync(glb, { level: 9 }))
  await writeFile(join(job.folder, builtFiles.picture), picture)
  send({ type: 'built', id: job.id, facts })
}

function report(kernel: Kernel, job: KernelJob, error: unknown): void {
  const detail = describeKernelError(kernel.oc, error)
  if (kernel.wasRefusedMemory())
    send({ type: 'failed', id: job.id, code: 'geometry.out_of_memory', detail, restart: true })
  else if (error instanceof GeometryFailure) {
    send({ type: 'failed', id: job.id, code: error.code, detail: String(error.cause ?? detail), restart: false })
  }
  // After one of its own exceptions, the kernel's state cannot be trusted.
  else
    send({ type: 'failed', id: job.id, code: isOwnError(error) ? null : 'geometry.unreadable', detail, restart: true })
}

/** A full disk or a bug of ours says nothing about the file. */
const isOwnError = (error: unknown) =>
  error instanceof Error && !(error instanceof WebAssembly.RuntimeError) && error.constructor.name !== 'BindingError'

process.on('disconnect', () => process.exit(0))
const kernel = await loadKernel(memoryLimitMb)
process.on('message', (job: KernelJob) => {
  build(kernel, job).catch((error: unknown) => report(kernel, job, error))
})
send({ type: 'ready' })
