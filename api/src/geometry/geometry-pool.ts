import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import type { GeometryFacts, KernelMessage } from './facts.ts'
import { GeometryFailure, isGeometryFailureCode, KernelDied } from './failure.ts'

export interface GeometryPoolOptions {
  /** How many kernels run at once; each takes a core and a few hundred megabytes while it works. */
  size: number
  /** Longest time for one file, in milliseconds, without the start of a kernel. */
  timeLimit: number
  /** The most memory the kernel may use for one file, in megabytes. */
  memoryLimitMb: number
  /** A kernel leaks a little with every file, so it is replaced after this many. */
  jobsPerKernel: number
  /** A kernel never gives memory back, so one that holds more megabytes than this after a file is replaced. */
  mostHeldMb: number
  /** An idle kernel is ended after this many milliseconds, to free its memory. */
  idleLimit: number
}

const defaultPoolOptions: GeometryPoolOptions = {
  size: 1,
  timeLimit: 60_000,
  memoryLimitMb: 1536,
  jobsPerKernel: 25,
  mostHeldMb: 700,
  idleLimit: 300_000,
}

/** Longest time for a kernel to start, in milliseconds; it takes a quarter of a second on an idle machine. */
const startLimit = 60_000

/** What each kind of kernel finds in a file, and the program that its process runs. */
interface Results {
  model: GeometryFacts
  facts: PartFacts
}
const programs: Record<keyof Results, URL> = {
  model: new URL('./model-process.ts', import.meta.url),
  facts: new URL('./facts-process.ts', import.meta.url),
}

interface Job<Result> {
  id: number
  stepPath: string
  folder: string
  resolve: (result: Result) => void
  reject: (error: Error) => void
}

interface Kernel<Result> {
  process: ChildProcess
  isReady: boolean
  job: Job<Result> | null
  jobsDone: number
  timer: NodeJS.Timeout | null
}

/**
 * Builds models or measures files in separate processes, because a kernel may hang, take all memory or crash, and blocks while it works:
 * the API stays responsive, and its own memory never holds a model.
 */
export class GeometryPool<Kind extends keyof Results = 'model'> {
  readonly #kind: Kind
  readonly #options: GeometryPoolOptions
  readonly #kernels = new Set<Kernel<Results[Kind]>>()
  readonly #waiting: Job<Results[Kind]>[] = []
  #lastId = 0
  #closed = false

  constructor(kind: Kind, options: Partial<GeometryPoolOptions> = {}) {
    this.#kind = kind
    this.#options = { ...defaultPoolOptions, ...options }
    // A busy kernel would only notice at the end that nobody is waiting any more.
    process.on('exit', this.#killAll)
  }

  /** Process ids of the running kernels. */
  get pids(): number[] {
    return [...this.#kernels].flatMap((kernel) => kernel.process.pid ?? [])
  }

  /**
   * Reads the STEP file at `stepPath`. A kernel of models writes the model, gzipped, and its picture into `folder`, as
   * `builtFiles` names them.
   * @param signal gives up the file: it kills the kernel that works on it
   * @throws GeometryFailure when this file cannot be shown; KernelDied when the kernel ended while it worked on it; any
   *   other error says nothing about the file: try again
   */
  build(stepPath: string, folder: string, signal?: AbortSignal): Promise<Results[Kind]> {
    if (this.#closed) return Promise.reject(new Error('The geometry pool is closed'))
    if (signal?.aborted) return Promise.reject(new Error('The file was given up'))
    return new Promise((resolve, reject) => {
      const job = { id: ++this.#lastId, stepPath, folder, resolve, reject }
      this.#waiting.push(job)
      signal?.addEventListener('abort', () => this.#giveUp(job), { once: true })
      this.#next()
    })
  }

  #giveUp(job: Job<Results[Kind]>): void {
    const reason = new Error('The file was given up')
    const place = this.#waiting.indexOf(job)
    if (place >= 0) this.#waiting.splice(place, 1)
    const kernel = [...this.#kernels].find((candidate) => candidate.job === job)
    if (kernel) this.#drop(kernel, reason)
    else job.reject(reason)
  }

  /** Ends every kernel at once; unfinished files fail and may be built again later. */
  close(): void {
    this.#closed = true
    process.off('exit', this.#killAll)
    for (const job of this.#waiting.splice(0)) job.reject(new Error('The geometry pool was closed'))
    for (const kernel of this.#kernels) this.#drop(kernel, new Error('The geometry pool was closed'))
  }

  readonly #killAll = () => {
    for (const kernel of this.#kernels) kernel.process.kill('SIGKILL')
  }

  #next(): void {
    const idle = [...this.#kernels].filter((kernel) => !kernel.job)
    while (this.#waiting.length > idle.length && this.#kernels.size < this.#options.size) idle.push(this.#start())
    for (const kernel of idle) {
      const job = kernel.isReady ? this.#waiting.shift() : undefined
      if (job) this.#run(kernel, job)
    }
  }

  #start(): Kernel<Results[Kind]> {
    const child = fork(fileURLToPath(programs[this.#kind]), [String(this.#options.memoryLimitMb)], {
      execArgv: [`--max-old-space-size=${this.#options.memoryLimitMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const kernel: Kernel<Results[Kind]> = { process: child, isReady: false, job: null, jobsDone: 0, timer: null }
    this.#kernels.add(kernel)
    this.#wait(kernel, startLimit, () => this.#drop(kernel, new Error('The geometry kernel did not start')))
    child.on('message', (message: KernelMessage<Results[Kind]>) => this.#answer(kernel, message))
    child.on('error', (error) => this.#drop(kernel, error))
    child.on('exit', (code, signal) => {
      const how = String(signal ?? code)
      this.#drop(kernel, kernel.job ? new KernelDied(how) : new Error(`The geometry kernel did not start (${how})`))
    })
    return kernel
  }

  #run(kernel: Kernel<Results[Kind]>, job: Job<Results[Kind]>): void {
    kernel.job = job
    this.#wait(kernel, this.#options.timeLimit, () =>
      this.#drop(kernel, new GeometryFailure('geometry.too_complex', 'time limit')),
    )
    kernel.process.ref()
    kernel.process.channel?.ref()
    kernel.process.send({ id: job.id, stepPath: job.stepPath, folder: job.folder })
  }

  #answer(kernel: Kernel<Results[Kind]>, message: KernelMessage<Results[Kind]>): void {
    if (message.type === 'ready') kernel.isReady = true
    else {
      const { job } = kernel
      if (!job || message.id !== job.id) return
      kernel.job = null
      kernel.jobsDone++
      if (message.type === 'built') job.resolve(message.result)
      else job.reject(failureOf(message.code, message.detail))
      if (this.#isSpent(kernel, message)) this.#drop(kernel, new Error('The geometry kernel is replaced'))
    }
    if (this.#kernels.has(kernel) && !kernel.job) this.#rest(kernel)
    this.#next()
  }

  #isSpent(
    { jobsDone }: Kernel<Results[Kind]>,
    answer: Exclude<KernelMessage<Results[Kind]>, { type: 'ready' }>,
  ): boolean {
    const { jobsPerKernel, mostHeldMb } = this.#options
    const isInDoubt = answer.type === 'failed' && answer.restart
    return isInDoubt || jobsDone >= jobsPerKernel || answer.heldMb > mostHeldMb
  }

  /** An idle kernel neither keeps the program alive nor its memory for long. */
  #rest(kernel: Kernel<Results[Kind]>): void {
    this.#wait(kernel, this.#options.idleLimit, () => this.#drop(kernel, new Error('The geometry kernel was idle')))
    kernel.timer?.unref()
    if (this.#waiting.length === 0) {
      kernel.process.unref()
      kernel.process.channel?.unref()
    }
  }

  #wait(kernel: Kernel<Results[Kind]>, milliseconds: number, then: () => void): void {
    if (kernel.timer) clearTimeout(kernel.timer)
    kernel.timer = setTimeout(then, milliseconds)
  }

  #drop(kernel: Kernel<Results[Kind]>, reason: Error): void {
    if (!this.#kernels.delete(kernel)) return
    if (kernel.timer) clearTimeout(kernel.timer)
    kernel.process.kill('SIGKILL')
    // A kernel that cannot even start fails its waiting job, or it would be restarted for ever.
    const lost = kernel.job ?? (kernel.isReady ? undefined : this.#waiting.shift())
    lost?.reject(reason)
    if (!this.#closed) this.#next()
  }
}

function failureOf(code: string | null, detail: string): Error {
  return isGeometryFailureCode(code) ? new GeometryFailure(code, detail) : new Error(`Geometry failed: ${detail}`)
}
