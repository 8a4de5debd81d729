import { type Cell, type DecimalMark, type NumberProblem, readNumber } from './cells.ts'

export interface ReadNominal {
  /** A decimal; the text as written if it is not a number; empty if the cell is. */
  value: string
  /** The text after the number, such as `±0.05` or `H7`. */
  rest: string
  /** The sign of a diameter or radius, such as `Ø`. */
  sign: string
  unit: string
  problem: NumberProblem | null
}

const parts =
  /^(S?[Øø⌀∅⊘]|S?R(?=\s*\d))?\s*([+\-\u2212\u2013]?\s*\d[\d.,]*(?:[eE][+-]?\d{1,2})?)\s*(mm|cm|inch|in|µm|μm|um|°|deg|grad|"|%)?\s*(.*)$/su

/** A nominal value, which reports often write together with its sign, unit and tolerance: `Ø25 H7`, `12,5 ±0,1`. */
export function readNominal(cell: Cell, mark: DecimalMark): ReadNominal {
  const text = cell.text.trim()
  const bare = { rest: '', sign: '', unit: '' }
  if (/^[-–—]?$/.test(text)) return { ...bare, value: '', problem: null }
  const [, sign = '', number = '', unit = '', rest = ''] = parts.exec(text) ?? []
  const read = readNumber({ text: number, isNumber: cell.isNumber }, mark, '')
  // 'M6 6H' and '2x45°' are no numbers with something behind them.
  if (number === '' || /^\s*[x×]/i.test(rest)) return { ...bare, value: text, problem: 'not_a_number' }
  if ('problem' in read) return { ...bare, value: text, problem: read.problem }
  return { value: read.value, rest: rest.trim(), sign: sign.trim(), unit, problem: null }
}
