/** Entities whose texts are keywords of the standard: without them measures and drawings lose their meaning. */
const ofUnits =
  /^(?:.*_UNIT|.*MEASURE.*|.*PRE_DEFINED.*|TYPE_QUALIFIER|VALUE_FORMAT_TYPE_QUALIFIER|PRECISION_QUALIFIER|LIMITS_AND_FITS)$/

/** Entities that give the standard and the purpose of a drawing. Some programs also write names here. */
const ofContexts =
  /^(?:APPLICATION_CONTEXT|PRODUCT_CONTEXT|PRODUCT_DEFINITION_CONTEXT|MECHANICAL_CONTEXT|DESIGN_CONTEXT|APPLICATION_PROTOCOL_DEFINITION)$/

/** Entities whose texts say how to make the part: dimensions, tolerances, notes, materials. */
const forMaking =
  /^(?:.*TOLERANCE.*|DATUM.*|.*DATUM_TARGET.*|.*DIMENSION.*|ANGULAR_.*|.*SHAPE_ASPECT.*|PROPERTY_DEFINITION|GENERAL_PROPERTY|.*REPRESENTATION_ITEM|MATERIAL.*|TEXT_LITERAL.*|GEOMETRIC_ITEM_SPECIFIC_USAGE|ITEM_IDENTIFIED_REPRESENTATION_USAGE)$/

/** Attributes in which programs record who drew a part and for whom. */
const aboutPeople =
  /author|creat|design|drawn|drew|check|approv|engineer|owner|compan|customer|client|vendor|manufactur|project|user|person|organi[sz]|department|file|path|作成|設計|検図|承認|製図|会社|顧客|客先/i

/** The names in each copy: of the whole drawing, and of every product in it. */
export interface NeutralNames {
  /** The name of the copied file, without its extension: `REF-0001-2`. */
  reference: string
  /** `Part 2`. */
  name: string
}

/**
 * Decides what replaces each text in a drawing's data. Whatever no rule lets through is emptied: labels of shapes,
 * people, organisations, addresses, approvals, security, documents, dates, and anything not thought of here.
 */
export class NeutralWords {
  readonly #names: NeutralNames
  readonly #holdsName: (raw: string, at: { unit: boolean }) => boolean
  #products = 0
  #usages = 0

  /** @param holdsName whether a text reveals who the drawing is from; units are only compared with the customer */
  constructor(names: NeutralNames, holdsName: (raw: string, at: { unit: boolean }) => boolean) {
    this.#names = names
    this.#holdsName = holdsName
  }

  /** An instance of the data section, such as `#1=PRODUCT('arm','arm','',(#2))`, with neutral texts. */
  neutral(instance: string): string {
    if (!/'[^']/.test(instance)) return instance
    const simple = /^#\d+\s*=\s*([A-Z0-9_]+)\s*\(/i.exec(instance)?.[1]?.toUpperCase()
    if (simple === 'PRODUCT') return this.#asProduct(instance)
    if (simple === 'NEXT_ASSEMBLY_USAGE_OCCURRENCE') return replaceTexts(instance, [String(++this.#usages)])
    if (simple !== undefined) return this.#ofEntity(simple, instance)
    return ofComplex(instance, (entity, text) => this.#ofEntity(entity, text))
  }

  #asProduct(instance: string): string {
    const place = ++this.#products
    const { reference, name } = this.#names
    return replaceTexts(instance, place === 1 ? [reference, name] : [`${reference}.${place}`, `${name}.${place}`])
  }

  #ofEntity(entity: string, text: string): string {
    // In AP203 it may be the name of the customer's product.
    if (/^PRODUCT(_RELATED_PRODUCT)?_CATEGORY$/.test(entity)) return replaceTexts(text, ['part'])
    const isUnit = ofUnits.test(entity)
    if (!isUnit && !ofContexts.test(entity) && !forMaking.test(entity)) return replaceTexts(text, [])
    const texts = [...text.matchAll(anyText)].map(([, inside = '']) => inside)
    // `DESCRIPTIVE_REPRESENTATION_ITEM('Drawn by','Ada')`: the first text says what the second one is.
    const isPersonal = forMaking.test(entity) && texts.some((inside, place) => place === 0 && aboutPeople.test(inside))
    if (isPersonal) return replaceTexts(text, [])
    return text.replace(anyText, (whole, inside: string) =>
      inside !== '' && this.#holdsName(inside, { unit: isUnit }) ? "''" : whole,
    )
  }
}

const anyText = /'((?:[^']|'')*)'/g

/** Replaces the texts of an instance, in order; further ones are emptied. */
function replaceTexts(instance: string, texts: readonly string[]): string {
  let place = 0
  return instance.replace(anyText, () => `'${texts[place++] ?? ''}'`)
}

/** Each part of an instance made of several entities: `#1=(A('x')B(#2))`. */
function ofComplex(instance: string, rule: (entity: string, text: string) => string): string {
  let depth = 0
  let [entity, from, whole] = ['', 0, '']
  for (const mark of instance.matchAll(/'(?:[^']|'')*'|([A-Z0-9_]+)\s*\(|[()]/gi)) {
    if (mark[0].startsWith("'")) continue
    if (mark[0] === ')') {
      depth--
      if (depth !== 1) continue
      const end = mark.index + 1
      whole += rule(entity, instance.slice(from, end))
      from = end
    } else {
      if (depth === 1) entity = mark[1]?.toUpperCase() ?? ''
      depth++
    }
  }
  return whole + replaceTexts(instance.slice(from), [])
}
