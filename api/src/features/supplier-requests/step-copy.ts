import { Transform, type TransformCallback } from 'node:stream'
import { NotPart21, Part21Statements } from './part21-statements.ts'
import { readPart21Text } from './part21-text.ts'
import { type NeutralNames, NeutralWords } from './part21-words.ts'

/** Says whether a decoded text names the customer or something of theirs. */
export type NamesCustomer = (text: string) => boolean

/** Entities whose texts name the author and the products. */
const naming = /^#\d+\s*=\s*(?:PRODUCT|PERSON|ORGANIZATION)\s*\(|^FILE_NAME\s*\(/i

/** Shorter ones occur in too many words. */
const shortestName = 4

/** Reads the names of author, company and products in a drawing, in lower case. */
export async function namesInStep(pieces: AsyncIterable<Buffer>): Promise<Set<string>> {
  const statements = new Part21Statements()
  const names = new Set<string>()
  for await (const piece of pieces) {
    for (const statement of statements.push(piece.toString('latin1'))) {
      if (!naming.test(statement)) continue
      for (const [, raw = ''] of statement.matchAll(/'((?:[^']|'')*)'/g)) {
        const name = readPart21Text(raw).trim().toLowerCase()
        if (name.length >= shortestName && names.size < 2_000) names.add(name)
      }
    }
  }
  return names
}

type Section = 'start' | 'before' | 'header' | 'data' | 'left out' | 'end'

/**
 * Passes a STEP file on in the form suppliers may read: with a new header that gives only the schema, without comments,
 * and with neutral texts. The shapes are the same (docs/product/suppliers.md, 'Copies of drawings').
 *
 * It fails with {@link NotPart21} if a file cannot be parsed, so that nothing is passed on unread.
 */
export class NeutralStep extends Transform {
  readonly #statements = new Part21Statements()
  readonly #words: NeutralWords
  readonly #reference: string
  #section: Section = 'start'
  #hasData = false
  #schema = ''

  /** @param own names found in the drawing by {@link namesInStep} */
  constructor(names: NeutralNames, { customer, own }: { customer: NamesCustomer; own: ReadonlySet<string> }) {
    super()
    this.#reference = names.reference
    const ownNames = [...own]
    this.#words = new NeutralWords(names, (raw, { unit }) => {
      const text = readPart21Text(raw)
      if (customer(text)) return true
      const small = text.toLowerCase()
      return !unit && ownNames.some((name) => small.includes(name))
    })
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      const out: string[] = []
      for (const statement of this.#statements.push(chunk.toString('latin1'))) out.push(this.#pass(statement))
      done(null, Buffer.from(out.join(''), 'latin1'))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }

  override _flush(done: TransformCallback): void {
    const isWhole = this.#section === 'end' && this.#hasData
    done(isWhole ? null : new NotPart21('The file does not end as STEP files do'))
  }

  /** @returns what is written for a statement */
  #pass(statement: string): string {
    const word = /^[\w-]+/.exec(statement)?.[0].toUpperCase() ?? ''
    switch (this.#section) {
      case 'start':
        if (!/^\W*ISO-10303-21$/.test(statement)) throw new NotPart21('No STEP file')
        this.#section = 'before'
        return ''
      case 'before':
        return this.#begin(word)
      case 'header':
        if (word === 'FILE_SCHEMA') this.#schema = schemaOf(statement)
        return word === 'ENDSEC' ? this.#header() : ''
      case 'data':
        if (word !== 'ENDSEC') return `${this.#instance(statement)};\n`
        this.#section = 'before'
        return 'ENDSEC;\n'
      case 'left out':
        if (word === 'ENDSEC') this.#section = 'before'
        return ''
      case 'end':
        return ''
    }
  }

  #begin(word: string): string {
    if (word === 'HEADER' && this.#schema === '') this.#section = 'header'
    else if (word === 'DATA' && this.#schema !== '') {
      this.#section = 'data'
      // Every program reads one section; several of them share their numbering.
      if (this.#hasData) throw new NotPart21('Several data sections')
      this.#hasData = true
      return 'DATA;\n'
    } else if (word === 'ANCHOR' || word === 'SIGNATURE') this.#section = 'left out'
    else if (word === 'END-ISO-10303-21') {
      this.#section = 'end'
      return 'END-ISO-10303-21;\n'
    } else throw new NotPart21(`Unexpected ${word}`)
    return ''
  }

  #instance(statement: string): string {
    if (!/^#\d+\s*=/.test(statement)) throw new NotPart21('A statement of the data is not an instance')
    return this.#words.neutral(statement)
  }

  #header(): string {
    if (this.#schema === '') throw new NotPart21('No schema')
    this.#section = 'before'
    const name = `FILE_NAME('${this.#reference}','',(''),(''),'','','');`
    return `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\n${name}\n${this.#schema};\nENDSEC;\n`
  }
}

/** Schemas, by the names and numbers the standards give them. @throws NotPart21 for anything else */
function schemaOf(statement: string): string {
  const schemas = [...statement.matchAll(/'([^']*)'/g)].map(([, name = '']) => name.replace(/\s+/g, ' ').trim())
  const isKnown = (name: string) => /^[A-Z0-9_.]{3,120}( ?\{[\d -]*\})?$/i.test(name)
  if (schemas.length === 0 || !schemas.every(isKnown)) throw new NotPart21('No known schema')
  return `FILE_SCHEMA(('${schemas.join("','")}'))`
}
