/** The content of a statement ends here; a longer one is no drawing, and would fill the memory. */
const longestStatement = 64 * 1024 * 1024

/** The text is no STEP file, or none that can be taken apart. */
export class NotPart21 extends Error {}

/**
 * Takes the text of a STEP file apart into its statements, in pieces as they arrive: without the semicolon that ends
 * each, and without comments. A semicolon or a comment's mark within a text is neither.
 */
export class Part21Statements {
  #pending = ''
  #kept: string[] = []
  #size = 0
  #inside: 'code' | 'text' | 'comment' = 'code'

  /** @returns the statements that end within the piece. @throws NotPart21 for a statement without an end */
  push(piece: string): string[] {
    const statements: string[] = []
    const text = this.#pending + piece
    this.#pending = ''
    let from = 0
    while (from < text.length) {
      const mark = this.#nextMark(text, from)
      if (mark === null) {
        // A mark of two characters may lie across two pieces.
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

  /** @returns the statement that the mark ends */
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
      // Two apostrophes within a text leave it and enter it again, which comes to the same.
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
