import { Worker } from 'node:worker_threads'
import { problem } from '../errors.ts'
import type { Log } from '../log/log.ts'
import type { BusinessDocument } from './document.ts'

export interface DocumentMakerOptions {
  log: Log
  /** Longest time for one document, including the start of the thread, and for waiting its turn, in milliseconds. */
  timeLimit?: number
  /** The most memory for the thread, in megabytes. */
  memoryLimitMb?: number
  /** How many documents may wait; more are refused at once. */
  waitingLimit?: number
  /** An idle thread is ended after this many milliseconds, to free its memory. */
  idleLimit?: number
}

/** Makes PDFs. */
export interface DocumentMaker {
  /**
   * Draws a document in a separate thread.
   * @returns the bytes of the PDF
   * @throws Problem `document.not_made` if it takes too much time or memory, or too many wait: nothing is lost, try
   *   again
   */
  make(document: BusinessDocument): Promise<Uint8Array<ArrayBuffer>>
  /** Gives up the document being made. */
  close(): Promise<void>
}

/** A message to the thread. */
export interface ToMake {
  id: number
  document: BusinessDocument
}

/** A message from the thread. */
export type Made = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; failure: string }

interface Job extends ToMake {
  /** Of `performance.now()`. */
  askedAt: number
  resolve(bytes: Uint8Array<ArrayBuffer>): void
  reject(error: Error): void
}

/**
 * Drawing occupies the processor for tens or hundreds of milliseconds, and no text may hang the API: one thread draws,
 * with limits on time and memory, and is ended if it exceeds one (docs/decisions/0035).
 */
export function openDocumentMaker(options: DocumentMakerOptions): DocumentMaker {
  return new ThreadedMaker(options)
}

class ThreadedMaker implements DocumentMaker {
  readonly #options: Required<DocumentMakerOptions>
  readonly #waiting: Job[] = []
  #thread: Worker | null = null
  #job: Job | null = null
  #timer: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(options: DocumentMakerOptions) {
    this.#options = { timeLimit: 15_000, memoryLimitMb: 256, waitingLimit: 20, idleLimit: 60_000, ...options }
  }

  make(document: BusinessDocument): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#waiting.length >= this.#options.waitingLimit) return Promise.reject(notMade())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id: ++this.#lastId, document, askedAt: performance.now(), resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    for (const job of this.#waiting.splice(0)) job.reject(notMade())
    await this.#drop('the process stops')
  }

  #next(): void {
    if (this.#job) return
    clearTimeout(this.#timer)
    const job = this.#shift()
    if (!job) {
      this.#timer = setTimeout(() => void this.#drop('it is idle'), this.#options.idleLimit).unref()
      return
    }
    this.#job = job
    this.#timer = setTimeout(() => void this.#drop('it took too long'), this.#options.timeLimit)
    const thread = this.#thread ?? this.#start()
    thread.postMessage({ id: job.id, document: job.document } satisfies ToMake)
  }

  /** The next document somebody is still waiting for; callers hold a connection meanwhile. */
  #shift(): Job | undefined {
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      if (performance.now() - job.askedAt <= this.#options.timeLimit) return job
      job.reject(notMade())
    }
    return undefined
  }

  #start(): Worker {
    const thread = new Worker(new URL('render-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryLimitMb },
    })
    // It does not keep the process alive by itself; a requested document does, through its timer.
    thread.unref()
    thread.on('message', (made: Made) => this.#finish(made))
    thread.on('error', (error) => void this.#drop('it failed', thread, error))
    thread.on('exit', () => void this.#drop('it ended', thread))
    this.#thread = thread
    return thread
  }

  #finish(made: Made): void {
    const job = this.#job
    if (job?.id !== made.id) return
    this.#job = null
    if ('bytes' in made) job.resolve(made.bytes)
    else job.reject(new Error(`A document could not be drawn: ${made.failure}`))
    this.#next()
  }

  /** Ends the thread and the document it is working on; waiting ones get a new thread. */
  async #drop(why: string, which = this.#thread, error?: unknown): Promise<void> {
    if (!which || which !== this.#thread) return
    clearTimeout(this.#timer)
    const job = this.#job
    this.#thread = null
    this.#job = null
    if (job) {
      this.#options.log.error({ err: error, why, title: job.document.title }, 'a document was not made')
      job.reject(notMade())
    }
    await which.terminate()
    if (this.#waiting.length > 0) this.#next()
  }
}

/** Seconds within which waiting documents have mostly been made. */
const soon = 3

const notMade = () => problem('document.not_made', { retryAfter: soon })
