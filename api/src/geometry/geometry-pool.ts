import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { GeometryFacts, KernelMessage } from './facts.ts'
import { GeometryFailure, isGeometryFailureCode } from './failure.ts'

export interface GeometryPoolOptions {
  /** How many kernels run at once; each takes a core and a few hundred megabytes while it works. */
  size: number
  /** Longest time for one file, in milliseconds, without the start of a kernel. */
  timeLimit: number
  /** The most memory the kernel may use for one file, in megabytes. */
  memoryLimitMb: number
  /** A kernel leaks a little with every file, so it is replaced after this many. */
  jobsPerKernel: number
  /** An idle kernel is ended after this many milliseconds, to free its memory. */
  idleLimit: number
}

const defaultPoolOptions: GeometryPoolOptions = {
  size: 1,
  timeLimit: 60_000,
  memoryLimitMb: 1536,
  jobsPerKernel: 25,
  idleLimit: 300_000,
}

/** Longest time for a kernel to start, in milliseconds; it takes a quarter of a second on an idle machine. */
const startLimit = 60_000

interface Job {
  id: number
  stepPath: string
  folder: string
  resolve: (facts: GeometryFacts) => void
  reject: (error: Error) => void
}

interface Kernel {
  process: ChildProcess
  isReady: boolean
  job: Job | null
  jobsDone: number
  timer: NodeJS.Timeout | null
}

/**
 * Builds models in separate processes, because a kernel may hang, use up all memory or crash, and blocks while it
 * works: the API stays responsive, and its own memory never holds a model.
 */
export class GeometryPool {
  readonly #options: GeometryPoolOptions
  readonly #kernels = new Set<Kernel>()
  readonly #waiting: Job[] = []
  #lastId = 0
  #closed = false

  constructor(options: Partial<GeometryPoolOptions> = {}) {
    this.#options = { ...defaultPoolOptions, ...options }
    // A busy kernel would only notice at the end that nobody is waiting any more.
    process.on('exit', this.#killAll)
  }

  /** Process ids of the running kernels. */
  get pids(): number[] {
    return [...this.#kernels].flatMap((kernel) => kernel.process.pid ?? [])
  }

  /**
   * Reads the STEP file at `stepPath` and writes the model, gzipped, and its picture into `folder`, as `builtFiles`
   * names them.
   * @param signal gives up the file by killing the kernel working on it
   * @throws GeometryFailure if this file cannot be shown; any other error says nothing about the file: try again
   */
  build(stepPath: string, folder: string, signal?: AbortSignal): Promise<GeometryFacts> {
    if (this.#closed) return Promise.reject(new Error('The geometry pool is closed'))
    return new Promise((resolve, reject) => {
      const job = { id: ++this.#lastId, stepPath, folder, resolve, reject }
      this.#waiting.push(job)
      signal?.addEventListener('abort', () => this.#giveUp(job), { once: true })
      this.#next()
    })
  }

  #giveUp(job: Job): void {
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

  #start(): Kernel {
    const child = fork(
      fileURLToPath(new URL('kernel-process.ts', import.meta.url)),
      [String(this.#options.memoryLimitMb)],
      {
        execArgv: [`--max-old-space-size=${this.#options.memoryLimitMb}`],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    )
    const kernel: Kernel = { process: child, isReady: false, job: null, jobsDone: 0, timer: null }
    this.#kernels.add(kernel)
    this.#wait(kernel, startLimit, () => this.#drop(kernel, new Error('The geometry kernel did not start')))
    child.on('message', (message: KernelMessage) => this.#answer(kernel, message))
    child.on('error', (error) => this.#drop(kernel, error))
    child.on('exit', (code, signal) => this.#drop(kernel, new Error(`The geometry kernel ended (${signal ?? code})`)))
    return kernel
  }

  #run(kernel: Kernel, job: Job): void {
    kernel.job = job
    this.#wait(kernel, this.#options.timeLimit, () =>
      this.#drop(kernel, new GeometryFailure('geometry.too_complex', 'time limit')),
    )
    kernel.process.ref()
    kernel.process.channel?.ref()
    kernel.process.send({ id: job.id, stepPath: job.stepPath, folder: job.folder })
  }

  #answer(kernel: Kernel, message: KernelMessage): void {
    if (message.type === 'ready') kernel.isReady = true
    else {
      const { job } = kernel
      if (!job || message.id !== job.id) return
      kernel.job = null
      kernel.jobsDone++
      if (message.type === 'built') job.resolve(message.facts)
      else job.reject(failureOf(message.code, message.detail))
      const isSpent = kernel.jobsDone >= this.#options.jobsPerKernel || (message.type === 'failed' && message.restart)
      if (isSpent) this.#drop(kernel, new Error('The geometry kernel is replaced'))
    }
    if (this.#kernels.has(kernel) && !kernel.job) this.#rest(kernel)
    this.#next()
  }

  /** An idle kernel neither keeps the program alive nor holds its memory for long. */
  #rest(kernel: Kernel): void {
    this.#wait(kernel, this.#options.idleLimit, () => this.#drop(kernel, new Error('The geometry kernel was idle')))
    kernel.timer?.unref()
    if (this.#waiting.length === 0) {
      kernel.process.unref()
      kernel.process.channel?.unref()
    }
  }

  #wait(kernel: Kernel, milliseconds: number, then: () => void): void {
    if (kernel.timer) clearTimeout(kernel.timer)
    kernel.timer = setTimeout(then, milliseconds)
  }

  #drop(kernel: Kernel, reason: Error): void {
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
