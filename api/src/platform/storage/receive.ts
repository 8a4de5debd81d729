import { randomUUID } from 'node:crypto'
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream'
import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'
import { type Problem, problem } from '../errors.ts'
import type { FileRefusal } from './file-format.ts'
import { FileInspector, type FileVerdict } from './file-kinds.ts'
import { displayName } from './file-name.ts'
import type { ObjectStore } from './object-store.ts'
import { text } from './text.ts'
import { wrongType } from './wrong-type.ts'

/** How large one file may be, in bytes (docs/product/files.md, 'Limits'). */
export interface SizeLimits {
  step: number
  /** For every other kind. */
  other: number
}

/** A file whose bytes are whole, durable and of an accepted kind. */
export interface ReceivedFile {
  objectKey: string
  /** For display only. */
  fileName: string
  kind: FileKind
  /** By content. */
  mimetype: string
  /** Bytes. */
  size: number
  /** Lower-case hexadecimal. */
  sha256: string
}

export interface ReceiveOptions {
  /** The sender's name for it. */
  fileName: string
  kinds: readonly FileKind[]
  limits: SizeLimits
}

/**
 * Streams one file into the store in a single pass, which determines its type, size and hash.
 * @throws Problem `file.empty`, `file.too_large`, `file.wrong_type` (or the one naming the accepted types),
 *   `file.truncated`, `file.encrypted`, `file.holds_programs` or `file.unchecked`; and any error from `source`. Nothing
 *   of the file is then left behind.
 */
export async function receiveFile(
  store: ObjectStore,
  source: Readable,
  options: ReceiveOptions,
): Promise<ReceivedFile> {
  const gate = new Gate(options)
  // Errors of the source reach the gate, and through it the store.
  pipeline(source, gate, () => {})
  const objectKey = newObjectKey()
  const { size, sha256 } = await store.put(objectKey, gate)
  const { kind, mimetype } = gate.accepted()
  return { objectKey, fileName: displayName(options.fileName), kind, mimetype, size, sha256 }
}

/** Objects are immutable, so each key is new; folders of a few thousand files each. */
function newObjectKey(): string {
  const id = randomUUID()
  return `files/${id.slice(0, 2)}/${id}`
}

/** Passes bytes through while an accepted type is possible, and the last byte only if the file has an accepted type. */
class Gate extends Transform {
  readonly #inspector: FileInspector
  readonly #options: ReceiveOptions
  #verdict: FileVerdict | undefined

  constructor(options: ReceiveOptions) {
    super()
    this.#options = options
    // Packed or not, a STEP file is no larger than a STEP file may be.
    this.#inspector = new FileInspector(options.limits.step)
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#inspector.push(chunk).then(() => {
      // Nobody should have to send 100 MB to learn that a video is refused.
      const refusal = this.#refusalSoFar()
      if (refusal) done(this.#refuse(refusal))
      else done(null, chunk)
    }, done)
  }

  override _flush(done: TransformCallback): void {
    this.#inspector.verdict().then((verdict) => {
      this.#verdict = verdict
      const refusal = this.#finalRefusal(verdict)
      done(refusal ? this.#refuse(refusal) : null)
    }, done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#inspector.destroy()
    done(error)
  }

  accepted(): Extract<FileVerdict, { ok: true }> {
    if (!this.#verdict?.ok) throw new Error('The file was not accepted')
    return this.#verdict
  }

  #refusalSoFar(): FileRefusal | undefined {
    const kinds = this.#inspector.possibleKinds()?.filter((kind) => this.#options.kinds.includes(kind))
    if (kinds === undefined) return undefined
    if (kinds.length === 0) return 'wrong_type'
    return this.#inspector.size > Math.max(...kinds.map((kind) => this.#limit(kind))) ? 'too_large' : undefined
  }

  #finalRefusal(verdict: FileVerdict): FileRefusal | undefined {
    if (!verdict.ok) return verdict.refused
    if (!this.#options.kinds.includes(verdict.kind)) return 'wrong_type'
    return this.#inspector.size > this.#limit(verdict.kind) ? 'too_large' : undefined
  }

  #limit(kind: FileKind): number {
    return kind === 'step' ? this.#options.limits.step : this.#options.limits.other
  }

  #refuse(refusal: FileRefusal): Problem {
    const { kinds, limits } = this.#options
    if (refusal === 'wrong_type') return wrongType(kinds, this.#inspector.head)
    if (refusal !== 'too_large') return problem(`file.${refusal}`)
    const mayBeStep = this.#verdict?.ok
      ? this.#verdict.kind === 'step'
      : this.#inspector.possibleKinds()?.includes('step')
    const largest = mayBeStep && kinds.includes('step') ? limits.step : limits.other
    return problem('file.too_large', { message: text.tooLarge(Math.floor(largest / 1024 / 1024)) })
  }
}
