/** What a column of an inspection report holds. */
export type Field =
  | 'number'
  | 'name'
  | 'nominal'
  | 'tolerance'
  | 'upperTolerance'
  | 'lowerTolerance'
  | 'upperLimit'
  | 'lowerLimit'
  /** Said as upper and lower alone, which may be deviations or limits: the values tell. */
  | 'upper'
  | 'lower'
  | 'unit'
  | 'measured'
  | 'verdict'

export interface Head {
  field: Field
  /** The unit that the head names, as in `Nominal [mm]`. */
  unit: string | null
  /** Whether the head itself says minus, as `Tol -`, so that its values may go without their sign. */
  saysMinus: boolean
}

/** The words of heads by field, in English and German, in the form that {@link plainHead} gives them. */
const headsOf: Readonly<Record<Field, readonly string[]>> = {
  number: [
    ...['no', 'nr', 'number', 'nummer', 'pos', 'position', 'item', 'item no', 'balloon', 'balloon no', 'bubble', 'id'],
    ...['bubble no', 'char no', 'characteristic no', 'characteristic number', 'feature no', 'dim no', 'lfd nr', '#'],
    ...[
      'merkmal nr',
      'merkmalnr',
      'merkmals nr',
      'merkmalsnr',
      'merkmalsnummer',
      'stempel nr',
      'ballon nr',
      'prufmerkmal nr',
    ],
  ],
  name: [
    ...[
      'characteristic',
      'characteristics',
      'feature',
      'feature name',
      'description',
      'name',
      'dimension',
      'requirement',
    ],
    ...[
      'parameter',
      'merkmal',
      'merkmale',
      'bezeichnung',
      'beschreibung',
      'benennung',
      'prufmerkmal',
      'merkmalsbezeichnung',
    ],
  ],
  nominal: [
    ...[
      'nominal',
      'nominal value',
      'nominal dimension',
      'nominal size',
      'target',
      'target value',
      'basic dimension',
      'spec',
    ],
    ...['nennmass', 'nennwert', 'nominalwert', 'nominalmass', 'soll', 'sollwert', 'sollmass', 'specification'],
  ],
  tolerance: [
    'tolerance',
    'tolerances',
    'tol',
    'toleranz',
    'toleranzen',
    '±',
    '+-',
    'tolerance ±',
    'tol ±',
    'toleranz ±',
  ],
  upperTolerance: [
    ...[
      'upper tolerance',
      'upper tol',
      'tolerance upper',
      'tol upper',
      'upper deviation',
      'plus tolerance',
      'tol +',
      'tolerance +',
      '+',
    ],
    ...[
      '+tol',
      'plus',
      'obere toleranz',
      'oberes abmass',
      'ob abmass',
      'toleranz +',
      'toleranz oben',
      'tol oben',
      'ot',
      'oberes grenzabmass',
    ],
  ],
  lowerTolerance: [
    ...[
      'lower tolerance',
      'lower tol',
      'tolerance lower',
      'tol lower',
      'lower deviation',
      'minus tolerance',
      'tol -',
      'tolerance -',
      '-',
    ],
    ...[
      '-tol',
      'minus',
      'untere toleranz',
      'unteres abmass',
      'unt abmass',
      'toleranz -',
      'toleranz unten',
      'tol unten',
      'ut',
      'unteres grenzabmass',
    ],
  ],
  upperLimit: [
    ...['usl', 'upper limit', 'upper spec limit', 'upper specification limit', 'max', 'maximum', 'upper spec'],
    ...['ogw', 'osg', 'obere grenze', 'oberer grenzwert', 'hochstmass', 'grosstmass', 'obere spezifikationsgrenze'],
  ],
  lowerLimit: [
    ...['lsl', 'lower limit', 'lower spec limit', 'lower specification limit', 'min', 'minimum', 'lower spec'],
    ...[
      'ugw',
      'usg',
      'untere grenze',
      'unterer grenzwert',
      'mindestmass',
      'kleinstmass',
      'untere spezifikationsgrenze',
    ],
  ],
  upper: ['upper', 'oben', 'obere', 'oberes'],
  lower: ['lower', 'unten', 'untere', 'unteres'],
  unit: ['unit', 'units', 'uom', 'einheit', 'unit of measure', 'masseinheit'],
  measured: [
    ...[
      'actual',
      'actual value',
      'actual dimension',
      'actuals',
      'measured',
      'measured value',
      'measured values',
      'measurement',
    ],
    ...['measurements', 'result', 'results', 'value', 'values', 'reading', 'readings', 'actual size'],
    ...[
      'ist',
      'istwert',
      'istwerte',
      'istmass',
      'gemessen',
      'messwert',
      'messwerte',
      'messergebnis',
      'ergebnis',
      'wert',
    ],
  ],
  verdict: [
    ...[
      'verdict',
      'pass fail',
      'ok nok',
      'pass',
      'status',
      'accept reject',
      'judgement',
      'judgment',
      'conform',
      'in spec',
    ],
    ...['bewertung', 'urteil', 'io nio', 'io', 'i o', 'in ordnung', 'prufentscheid', 'entscheid'],
  ],
}

const fieldOf: ReadonlyMap<string, Field> = new Map(
  Object.entries(headsOf).flatMap(([field, heads]) =>
    // The keys of headsOf are fields.
    heads.map((head) => [head, field as Field] as const),
  ),
)

/** Pieces that were measured. Numbered, such a head holds their values; alone it may as well name them. */
const pieces: ReadonlySet<string> = new Set(['part', 'piece', 'sample', 'teil', 'probe', 'muster'])

/** Whether a head may hold measured values or the names of pieces, as `Sample`; it is not read. */
export function isPieceHead(text: string): boolean {
  return pieces.has(plainHead(text))
}

/** A head without case, accents, brackets and marks that mean nothing. */
function plainHead(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\+\s*\/?\s*[-\u2212\u2013]/g, '±')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\bi\.?\s*o\.?\s*\/\s*n\.?\s*i\.?\s*o\.?/g, 'io nio')
    .replace(/[.:;,_/\\|*'"]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const unitIn = /[[(]\s*(mm|inch|in|µm|μm|um|°|deg|grad)\s*[\])]/i

/** What a column with this head holds; null if the head is not known. */
export function readHead(text: string): Head | null {
  const unit = unitIn.exec(text)?.[1] ?? null
  const plain = plainHead(text.replace(/[[(][^\])]*[\])]/g, ' '))
  // A head that is nothing but a bracket, as '(±)'.
  const words = plain || plainHead(text.replace(/[[\]()]/g, ' '))
  if (words === '') return null
  const known = fieldOf.get(words) ?? fieldOf.get(words.replace(/^± ?| ?±$/g, ''))
  if (known !== undefined) {
    return { field: known, unit, saysMinus: known === 'lowerTolerance' && /-|\bminus\b/.test(words) }
  }
  // Numbered columns of several pieces, as 'Actual 2' and 'Teil #3'.
  const numbered = /^(.+?)\s*#?\s*\d{1,2}$/.exec(words)?.[1]
  const isPiece = numbered !== undefined && (pieces.has(numbered) || fieldOf.get(numbered) === 'measured')
  return isPiece ? { field: 'measured', unit, saysMinus: false } : null
}
