/** The longest allowed statement; a longer one is not from a drawing, and would fill the memory. */
const longestStatement = 64 * 1024 * 1024

/** The text is not a STEP file, or cannot be parsed. */
export class NotPart21 extends Error {}

/**
 * Splits the text of a STEP file into its statements, piece by piece as it arrives, without the semicolon that ends
 * each and without comments. Semicolons and comment marks inside strings are ignored.
 */
export class Part21Statements {
  #pending = ''
  #kept: string[] = []
  #size = 0
  #inside: 'code' | 'text' | 'comment' = 'code'

  /** @returns the statements that end in the piece. @throws NotPart21 for a statement without an end */
  push(piece: string): string[] {
    const statements: string[] = []
    const text = this.#pending + piece
    this.#pending = ''
    let from = 0
    while (from < text.length) {
      const mark = this.#nextMark(text, from)
      if (mark === null) {
        // A two-character mark may be split across two pieces.
        const isHalf = text.endsWith(this.#inside === 'comment' ? '*' : '/') && this.#inside !== 'text'
        this.#pending = isHalf ? text.slice(-1) : ''
        this.#keep(isHalf ? text.slice(from, -1) : text.slice(from))
        return statements
      }
      this.#keep(text.slice(from, mark.at))
      from = mark.at + mark.length
      const ended = this.#pass(mark.text)
      if (ended !== null) statements.push(ended)
    }
    return statements
  }

  #nextMark(text: string, from: number): { at: number; length: number; text: string } | null {
    if (this.#inside === 'text') return found(text, "'", from)
    if (this.#inside === 'comment') return found(text, '*/', from)
    codeMark.lastIndex = from
    const match = codeMark.exec(text)
    return match && { at: match.index, length: match[0].length, text: match[0] }
  }

  /** @returns the statement ended by the mark */
  #pass(mark: string): string | null {
    if (mark === ';') {
      const whole = this.#kept.join('').trim()
      this.#kept = []
      this.#size = 0
      return whole
    }
    if (mark === '/*') this.#inside = 'comment'
    else if (mark === '*/') this.#inside = 'code'
    else {
      // Two apostrophes inside a string leave it and enter it again, which amounts to the same.
      this.#inside = this.#inside === 'text' ? 'code' : 'text'
      this.#kept.push(mark)
    }
    return null
  }

  #keep(text: string): void {
    if (this.#inside === 'comment' || text === '') return
    this.#size += text.length
    if (this.#size > longestStatement) throw new NotPart21('A statement has no end')
    this.#kept.push(text)
  }
}

const codeMark = /[';]|\/\*/g

function found(text: string, mark: string, from: number) {
  const at = text.indexOf(mark, from)
  return at === -1 ? null : { at, length: mark.length, text: mark }
}
