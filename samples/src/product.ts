import { type Part21, part21Text, type Ref, type Vec3 } from './part21.ts'

/** A part or assembly as products are described: a definition and the representation of its shape. */
export interface Product {
  definition: Ref
  representation: Ref
}

/** Names parts, colours them and puts them together, within one file. Millimetres. */
export class Products {
  readonly #part: Part21
  readonly #productContext: Ref
  readonly #definitionContext: Ref
  readonly #context: Ref
  readonly #origin: Ref
  readonly #styles: Ref[] = []
  #usages = 0

  constructor(part: Part21) {
    this.#part = part
    const application = part.add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')")
    part.add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`)
    this.#productContext = part.add(`PRODUCT_CONTEXT('',${application},'mechanical')`)
    this.#definitionContext = part.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`)
    const length = part.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))')
    const angle = part.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))')
    const solidAngle = part.add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())')
    const accuracy = part.add(
      `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-6),${length},'distance_accuracy_value','confusion accuracy')`,
    )
    this.#context = part.add(
      `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${accuracy}))GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solidAngle}))REPRESENTATION_CONTEXT('',''))`,
    )
    this.#origin = part.placement([0, 0, 0], [0, 0, 1], [1, 0, 0])
  }

  /** @param color sRGB, each 0 to 1 */
  part(name: string, solid: Ref, color: Vec3): Product {
    this.#paint(solid, color)
    const { add, list } = { add: (text: string) => this.#part.add(text), list: this.#part.list }
    return this.#product(
      name,
      add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',${list([this.#origin, solid])},${this.#context})`),
    )
  }

  /** An assembly of parts, each shifted from where it was drawn. */
  assembly(name: string, placed: readonly { product: Product; name: string; at: Vec3 }[]): Product {
    const part = this.#part
    const frames = placed.map(({ at }) => part.placement(at, [0, 0, 1], [1, 0, 0]))
    const assembly = this.#product(
      name,
      part.add(`SHAPE_REPRESENTATION('',${part.list([this.#origin, ...frames])},${this.#context})`),
    )
    placed.forEach(({ product, name: instance }, i) => {
      const move = part.add(`ITEM_DEFINED_TRANSFORMATION('','',${this.#origin},${frames[i]})`)
      const relation = part.add(
        `(REPRESENTATION_RELATIONSHIP('','',${product.representation},${assembly.representation})REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(${move})SHAPE_REPRESENTATION_RELATIONSHIP())`,
      )
      const usage = part.add(
        `NEXT_ASSEMBLY_USAGE_OCCURRENCE('${++this.#usages}',${part21Text(instance)},'',${assembly.definition},${product.definition},$)`,
      )
      const shape = part.add(`PRODUCT_DEFINITION_SHAPE('','',${usage})`)
      part.add(`CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(${relation},${shape})`)
    })
    return assembly
  }

  /** Writes what belongs to the whole file; call it once, at the end. */
  finish(): void {
    this.#part.add(
      `MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',${this.#part.list(this.#styles)},${this.#context})`,
    )
  }

  #product(name: string, representation: Ref): Product {
    const part = this.#part
    const text = part21Text(name)
    const product = part.add(`PRODUCT(${text},${text},'',(${this.#productContext}))`)
    part.add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`)
    const formation = part.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`)
    const definition = part.add(`PRODUCT_DEFINITION('design','',${formation},${this.#definitionContext})`)
    const shape = part.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`)
    part.add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${representation})`)
    return { definition, representation }
  }

  #paint(solid: Ref, color: Vec3): void {
    const part = this.#part
    const rgb = part.add(`COLOUR_RGB('',${color.map(part.real).join(',')})`)
    const fill = part.add(`FILL_AREA_STYLE('',(${part.add(`FILL_AREA_STYLE_COLOUR('',${rgb})`)}))`)
    const side = part.add(`SURFACE_SIDE_STYLE('',(${part.add(`SURFACE_STYLE_FILL_AREA(${fill})`)}))`)
    const style = part.add(`PRESENTATION_STYLE_ASSIGNMENT((${part.add(`SURFACE_STYLE_USAGE(.BOTH.,${side})`)}))`)
    this.#styles.push(part.add(`STYLED_ITEM('color',(${style}),${solid})`))
  }
}
