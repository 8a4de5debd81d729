import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GeometryFailure } from '../../geometry/failure.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { ObjectMissing } from '../../platform/storage/object-store.ts'
import type { StepJob } from './build-geometry.ts'
import { isLast, runKernel } from './last-attempt.ts'
import { lookAgain } from './refresh-service.ts'
import { type Changes, change, forget, isGone } from './state-service.ts'
import type { StepProduct } from './step-products.ts'
import { writeStep } from './write-step.ts'

/** While a kernel works, it is looked so often (milliseconds) whether anybody still wants the file. */
const lookEvery = 1000

/** How something is made of a STEP file. */
interface Making<Result> {
  /** Has a kernel work on the file, until `signal`. */
  run(stepPath: string, folder: string, signal: AbortSignal): Promise<Result>
  /** Keeps what it made. @returns what is to be known of it */
  keep(result: Result, folder: string): Promise<Changes>
}

/**
 * Makes something of a STEP file and keeps it. Running it twice gives the same result. What goes wrong without being the
 * file's fault is thrown; after the last attempt the file waits to be tried again. A file that is removed meanwhile is
 * left at once, and its kernel is free.
 */
export async function attemptProduct<Result>(
  platform: Platform,
  product: StepProduct,
  { sha256, objectKey }: StepJob,
  attempt: Attempt,
  { run, keep }: Making<Result>,
): Promise<void> {
  const { store, log, config } = platform
  const { version: pipeline } = product
  const tell = (changes: Parameters<typeof change>[3]) => change(platform, product, sha256, changes)
  if ((await isGone(platform, sha256)) && !(await forget(platform, product, sha256))) return

  await tell({ unlessReady: { status: 'running' } })
  const folder = await mkdtemp(join(tmpdir(), 'kerf-step-'))
  const removal = watchRemoval(platform, sha256)
  const signal = AbortSignal.any([attempt.signal, removal.signal])
  try {
    const stepPath = join(folder, 'part.step')
    const { stream } = await store.get(objectKey)
    await writeStep(stream, stepPath, { maxBytes: config.files.stepBytes, signal })
    const result = await runKernel(() => run(stepPath, folder, signal), attempt)
    const made = await keep(result, folder)
    await tell({ always: { ...made, status: 'ready', errorCode: null, pipeline } })
  } catch (error) {
    if (error instanceof GeometryFailure) {
      log.info({ sha256, code: error.code, cause: error.cause }, `a STEP file has no ${product.name}`)
      const failed = { status: 'failed', errorCode: error.code, facts: null } as const
      await tell({ unlessReady: failed, always: { pipeline } })
    } else if (error instanceof ObjectMissing) {
      // The file was removed long ago. Another one with its bytes is stored elsewhere: it is asked for anew.
      await forget(platform, product, sha256, 'whatever came')
    } else if (removal.signal.aborted) {
      // It may have been sent again in the meantime: then the next attempt is for that one.
      if (await forget(platform, product, sha256)) throw error
    } else {
      if (isLast(attempt)) {
        await tell({ unlessReady: { status: 'queued' } })
        await lookAgain(platform)
      }
      throw error
    }
  } finally {
    removal.end()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Looks again and again whether the file is still there, whichever process removes it. */
function watchRemoval(platform: Platform, sha256: string): { signal: AbortSignal; end(): void } {
  const gone = new AbortController()
  const look = () =>
    isGone(platform, sha256).then(
      (is) => is && gone.abort(new Error('The file was removed')),
      // A database that is away says nothing of the file.
      () => undefined,
    )
  const timer = setInterval(look, lookEvery)
  return { signal: gone.signal, end: () => clearInterval(timer) }
}
