import { Transform, type TransformCallback } from 'node:stream'

/** A header is some lines; whatever has none within this many bytes is passed on as it is. */
const longestHeader = 256 * 1024

const header = /^[\s\S]*?HEADER\s*;([\s\S]*?)ENDSEC\s*;\s*(?=DATA\b|ANCHOR\b|REFERENCE\b)/i
const schema = /FILE_SCHEMA\s*\(\s*\([\s\S]*?\)\s*\)\s*;/i

/**
 * The beginning of a STEP file with an empty header: programs write into it who drew the part, for which company, and
 * where the drawing lies. Only the schema stays, without which nobody can read the file.
 */
export function withEmptyHeader(beginning: string, fileName: string): string {
  return beginning.replace(header, (_whole, inside: string) => {
    const kept = schema.exec(inside)?.[0] ?? ''
    const name = fileName.replace(/[^\w .-]/g, '_')
    const lines = ["FILE_DESCRIPTION((''),'2;1');", `FILE_NAME('${name}','',(''),(''),'','','');`, kept]
    return `ISO-10303-21;\nHEADER;\n${lines.join('\n')}\nENDSEC;\n`
  })
}

/** Passes a STEP file through with an empty header; as {@link withEmptyHeader}. */
export class EmptyHeader extends Transform {
  readonly #fileName: string
  #beginning: Buffer | null = Buffer.alloc(0)

  constructor(fileName: string) {
    super()
    this.#fileName = fileName
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#beginning === null) {
      done(null, chunk)
      return
    }
    this.#beginning = Buffer.concat([this.#beginning, chunk])
    if (this.#beginning.length >= longestHeader) this.#passBeginning()
    done()
  }

  override _flush(done: TransformCallback): void {
    this.#passBeginning()
    done()
  }

  /** Bytes are kept as they are, in whatever encoding they were written. */
  #passBeginning(): void {
    if (this.#beginning === null) return
    this.push(Buffer.from(withEmptyHeader(this.#beginning.toString('latin1'), this.#fileName), 'latin1'))
    this.#beginning = null
  }
}
