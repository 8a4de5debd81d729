import { decodePart21, referencesIn } from './part21-text.ts'

const simple =
  /#(\d+)\s*=\s*(PRODUCT|PRODUCT_DEFINITION\w*|PROPERTY_DEFINITION\w*|NEXT_ASSEMBLY_USAGE_OCCURRENCE|\w*SHAPE_REPRESENTATION|SHAPE_DEFINITION_REPRESENTATION|REPRESENTATION_RELATIONSHIP|SHAPE_REPRESENTATION_RELATIONSHIP|MECHANICAL_DESIGN_AND_DRAUGHTING_RELATIONSHIP|DRAUGHTING_MODEL|\w*_CALLOUT|ANNOTATION_PLANE)\s*\(([^;]*)\)\s*;/g
/** Views and planes are often entities of several types. */
const complex = /#(\d+)\s*=\s*\(([^;]*\b(DRAUGHTING_MODEL|\w+_CALLOUT|ANNOTATION_PLANE)\b[^;]*)\)\s*;/g
const productNames = /^\s*'((?:[^']|'')*)'\s*,\s*'((?:[^']|'')*)'/

/**
 * What a file's text says of its products: how they are assembled, and which of them each annotation belongs to. A
 * product is meant by the number of its definition.
 */
export class AnnotatedProducts {
  readonly #references = new Map<string, readonly string[]>()
  readonly #names = new Map<string, string>()
  readonly #children = new Map<string, string[]>()
  readonly #byRepresentation = new Map<string, string[]>()
  readonly #byContext = new Map<string, string[]>()
  /** Representations that show the same thing, in the same coordinates. */
  readonly #related = new Map<string, string[]>()
  readonly #models = new Set<string>()
  readonly #holders = new Set<string>()

  /** @param text a STEP file as latin1 */
  constructor(text: string) {
    const types = new Map<string, string[]>()
    const products = new Map<string, string>()
    for (const [, id = '', type = '', body = ''] of text.matchAll(simple)) {
      this.#references.set(id, referencesIn(body))
      listIn(types, kindOf(type)).push(id)
      const [, number = '', name = ''] = (type === 'PRODUCT' && productNames.exec(body)) || []
      if (type === 'PRODUCT') products.set(id, decodePart21(name || number))
    }
    for (const [, id = '', body = '', type = ''] of text.matchAll(complex)) {
      this.#references.set(id, referencesIn(body))
      listIn(types, kindOf(type)).push(id)
    }
    for (const definition of types.get('definition') ?? []) {
      const [formation = ''] = this.#of(definition)
      const [product = ''] = this.#of(formation)
      const name = products.get(product)
      if (name !== undefined) this.#names.set(definition, name)
    }
    for (const usage of types.get('usage') ?? []) {
      const [parent = '', child = ''] = this.#of(usage)
      listIn(this.#children, parent).push(child)
    }
    for (const link of types.get('represented') ?? []) {
      const [property = '', representation = ''] = this.#of(link)
      const [definition = ''] = this.#of(property)
      if (!this.#names.has(definition)) continue
      listIn(this.#byRepresentation, representation).push(definition)
      const context = this.#of(representation).at(-1)
      if (context !== undefined) listIn(this.#byContext, context).push(definition)
    }
    for (const relation of types.get('relation') ?? []) {
      const [one, other] = this.#of(relation).slice(-2)
      if (one === undefined || other === undefined) continue
      listIn(this.#related, one).push(other)
      listIn(this.#related, other).push(one)
    }
    this.#models = new Set(types.get('model'))
    this.#holders = new Set(types.get('holder'))
  }

  /** As people named it, or else its number. */
  nameOf(definition: string): string {
    return this.#names.get(definition) ?? ''
  }

  /** What it is assembled of, in the order of the file; a product that is placed twice is there twice. */
  childrenOf(definition: string): readonly string[] {
    return this.#children.get(definition) ?? []
  }

  /** Products that are not part of another. */
  get roots(): string[] {
    const placed = new Set([...this.#children.values()].flat())
    return [...this.#names.keys()].filter((definition) => !placed.has(definition))
  }

  /** The product that each annotation belongs to; an annotation whose product is unclear is left out. */
  owners(): Map<string, string> {
    const candidates = new Map<string, Set<string>>()
    for (const model of this.#models) {
      const owner = this.#ownerOf(model)
      if (owner === undefined) continue
      for (const item of this.#itemsOf(model)) {
        const known = candidates.get(item) ?? new Set()
        candidates.set(item, known.add(owner))
      }
    }
    return new Map([...candidates].flatMap(([item, [owner = '', ...others]]) => (others.length ? [] : [[item, owner]])))
  }

  /** Of a view: the product of the nearest representation that it is related to, or else of its context. */
  #ownerOf(model: string): string | undefined {
    const seen = new Set([model])
    for (let near = [model]; near.length > 0; ) {
      const owners = new Set(near.flatMap((representation) => this.#byRepresentation.get(representation) ?? []))
      if (owners.size > 0) return onlyOne(owners)
      near = near.flatMap((representation) => this.#related.get(representation) ?? []).filter((next) => !seen.has(next))
      for (const next of near) seen.add(next)
    }
    return onlyOne(new Set(this.#byContext.get(this.#of(model).at(-1) ?? '')))
  }

  /** All that a view holds, also by way of planes and callouts. */
  #itemsOf(model: string): Set<string> {
    const items = new Set(this.#of(model))
    // grows while it is walked
    for (const item of items) if (this.#holders.has(item)) for (const held of this.#of(item)) items.add(held)
    return items
  }

  #of(id: string): readonly string[] {
    return this.#references.get(id) ?? []
  }
}

function kindOf(type: string): string {
  if (type === 'NEXT_ASSEMBLY_USAGE_OCCURRENCE') return 'usage'
  if (type === 'DRAUGHTING_MODEL') return 'model'
  if (/_CALLOUT$|^ANNOTATION_PLANE$/.test(type)) return 'holder'
  if (/_RELATIONSHIP$/.test(type)) return 'relation'
  if (/^(SHAPE|PROPERTY)_DEFINITION_REPRESENTATION$/.test(type)) return 'represented'
  if (/^PRODUCT_DEFINITION(_WITH_ASSOCIATED_DOCUMENTS)?$/.test(type)) return 'definition'
  return 'other'
}

const onlyOne = ([first, ...others]: ReadonlySet<string> | string[]) => (others.length === 0 ? first : undefined)

function listIn(lists: Map<string, string[]>, key: string): string[] {
  const known = lists.get(key)
  if (known) return known
  const list: string[] = []
  lists.set(key, list)
  return list
}
