/** Why a table cannot be shown: `old` is the binary format of Excel before 2007. */
export type SpreadsheetFailure = 'damaged' | 'too_large' | 'encrypted' | 'old' | 'unknown'

export class SpreadsheetProblem extends Error {
  readonly why: SpreadsheetFailure
  constructor(why: SpreadsheetFailure) {
    super(`Not a readable table: ${why}`)
    this.name = 'SpreadsheetProblem'
    this.why = why
  }
}
