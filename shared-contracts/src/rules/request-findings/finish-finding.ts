import { type Phrase, quoted } from './drawing-text.ts'
import { type Finding, findingOf, type TypedPart } from './finding.ts'
import { labels } from './label-words.ts'
import { isLabel, labelled } from './title-block.ts'

const anyAnodizing = ['Anodizing (Clear)', 'Anodizing (Black)', 'Anodizing (Color)']

interface Finish {
  /** A finish of the catalogue. */
  finish: string
  /** Those that nobody would call another finish. */
  alsoFits: readonly string[]
  words: string
  page: number
}

/** Finishes of the catalogue, by the words that drawings have for them. */
const patterns: readonly (readonly [finish: string, pattern: RegExp])[] = [
  ['Black Oxide', /black(?:ened|[ -]?oxid(?:e|ed|izing))|brünier|schwarzoxid|黒染|发黑|发蓝/i],
  ['Powder Coating', /powder[ -]?coat|pulverbeschicht|pulverlackier|thermolaqu|粉体塗装|喷粉|粉末喷涂/i],
  [
    'Zinc Plating',
    /zinc[ -]?plat|galvani[sz]ed|verzinkt|zing(?:u|age)|ユニクロ|三価クロメート|\bfe\/zn ?\d|亜鉛メッキ|镀锌/i,
  ],
  [
    'Nickel Plating',
    /nickel[ -]?plat|nickelage|electroless nickel|vernickel|chem(?:isch)?\.? ?nickel|ニッケルメッキ|镀镍/i,
  ],
  ['Chrome Plating', /chrom(?:e|ium)[ -]?plat|hard[ -]?chrom|verchromt|クロムメッキ|镀铬/i],
  ['Passivation', /passivat|passivier|astm ?a967|ams ?2700|qq-p-35|不動態化|钝化/i],
  ['Bead Blasting', /bead[ -]?blast|glasperlgestrahlt|microbill|glasperlenstrahl|ショットブラスト|喷砂/i],
  ['Tumbling', /\btumbl(?:e|ed|ing)\b|gleitgeschliffen|gleitschleifen|trowalisier/i],
  ['Painting', /\bpaint(?:ed|ing)? (?:per|black|white|grey|gray|ral|in)\b|(?:nass)?lackiert|塗装|喷漆/i],
  ['Cerakote', /cerakote/i],
  [
    'Heat Treatment',
    /heat[ -]?treat(?!ment ?$)|case[ -]?harden|einsatzgehärtet|vergütet auf|gehärtet (?:und|auf)|nitriert|\d+ ?(?:[-–+] ?\d+ ?)?hrc|hrc ?\d|焼入|淬火|热处理/i,
  ],
  ['As Machined', /^as[ -]?machined$|^(?:none|ohne|keine)$|^(?:unbehandelt|blank)$/i],
]

const anodizing = /anodi[sz]|eloxier|eloxal|elox\b|harteloxal|mil-(?:a|prf)-8625|アルマイト|阳极氧化|陽極酸化/i
const colours: readonly (readonly [finish: string, pattern: RegExp])[] = [
  ['Anodizing (Black)', /black|schwarz|noir|\bblk\b|黒|黑/i],
  [
    'Anodizing (Color)',
    /\b(?:red|blue|green|gold|orange|yellow|purple|rot|blau|grün|gelb|violett|rouge|bleu|vert)\b|dyed|赤|青/i,
  ],
  ['Anodizing (Clear)', /clear|natur|farblos|klar|colou?rless|incolor|e6 ?ev1|class 1\b|白|本色/i],
]

/** A phrase that asks for none, or speaks of what else is to be done with the finish. */
const unclear =
  /\b(?:no|not|without|do not|don't|mask\w*|prior|before|after|except|excluding|free of|optional|if|or|either|alternat\w*|ohne|nicht|kein\w*|vor|nach dem|außer|wenn|falls|oder|sans|sauf|none|nil|aucun\w*|pre-?hard\w*)\b|(?<![\p{L}\d])n\/a(?![\p{L}\d])|なし|無し|: ?(?:[-–—/无無]*)$/iu

function finishesIn(words: string): Pick<Finish, 'finish' | 'alsoFits'>[] {
  const found = patterns.filter(([, pattern]) => pattern.test(words)).map(([finish]) => ({ finish, alsoFits: [] }))
  if (!anodizing.test(words)) return found
  const colour = colours.find(([, pattern]) => pattern.test(words))?.[0]
  return [...found, { finish: colour ?? 'Anodizing (Clear)', alsoFits: colour ? [] : anyAnodizing }]
}

/** The finishes that a drawing asks for: beside the label of its title block, else in its notes. */
function finishesOf(phrases: readonly Phrase[]): Finish[] {
  const among = (words: string, page: number) =>
    isLabel(words) || (unclear.test(words) && !/^(?:none|ohne|keine)$/i.test(words))
      ? []
      : finishesIn(words).map((each) => ({ ...each, words, page }))
  const stated = labelled(phrases, labels.finish).flatMap(({ words, phrase }) => among(words, phrase.page))
  const noted = phrases.flatMap(({ text, page }) => among(text, page)).filter(({ finish }) => finish !== 'As Machined')
  return noted.length > 0 ? [...stated.filter(({ finish }) => finish !== 'As Machined'), ...noted] : stated
}

/** The finish, where the drawing asks for another than the form, or the form for none. */
export function finishFindings({ finishing }: TypedPart, fileName: string, phrases: readonly Phrase[]): Finding[] {
  const found = finishesOf(phrases)
  const [first] = found
  const mine = finishing === '' ? 'As Machined' : finishing
  const agrees = ({ finish, alsoFits }: Finish) => finish === mine || alsoFits.includes(mine)
  if (!first || finishing === 'Other' || found.some(agrees)) return []
  const asked = new Set(found.map(({ finish }) => finish))
  return [
    findingOf({
      kind: 'finishing',
      mine: { source: 'form', words: finishing || 'No preference' },
      theirs: { source: 'drawing', fileName, page: first.page, words: quoted(first.words) },
      take: asked.size === 1 ? { words: first.finish, change: { finishing: first.finish } } : null,
    }),
  ]
}
