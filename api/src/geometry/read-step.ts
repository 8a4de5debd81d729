import type {
  TDF_Label,
  TopLoc_Location,
  TopoDS_Shape,
  XCAFDoc_ColorTool,
  XCAFDoc_ColorType,
} from '@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.js'
import { enumNumber } from './enum-number.ts'
import { GeometryFailure } from './failure.ts'
import { eachShape, type OpenCascadeInstance, shapeKinds } from './kernel.ts'
import { meanExtent, meshPart } from './mesh-part.ts'
import type { PartMesh, Rgb, Scene, SceneNode } from './scene.ts'
import { tidy } from './tidy.ts'

const readDone = 1
/** Names CAD programs generate for a placed part; the product's own name says more. */
const madeUpName = /^(=>\[.*\]|NAUO\d*|\d*|id\d+|Next[ _]assembly.*|.*NEXT_ASSEMBLY_USAGE.*)$/i

/** A part's definition; faces are counted also where there is nothing to draw. */
interface Part {
  mesh: PartMesh | null
  faces: number
}

/** Reads names, colours and placements from the kernel's document of one file. */
class SceneReader {
  readonly parts = new Map<string, Part>()
  /** Of all placed copies so far, drawn or not. */
  faces = 0
  readonly #oc: OpenCascadeInstance
  readonly #colors: XCAFDoc_ColorTool
  readonly #extent: number

  /** @param extent of all that the file holds */
  constructor(oc: OpenCascadeInstance, colors: XCAFDoc_ColorTool, extent: number) {
    this.#oc = oc
    this.#extent = extent
    this.#colors = colors
  }

  node(label: TDF_Label, matrix: readonly number[] | null): SceneNode {
    const oc = this.#oc
    const shapes = oc.XCAFDoc_ShapeTool
    let definition = label
    if (shapes.IsReference(label)) {
      definition = new oc.TDF_Label()
      shapes.GetReferredShape(label, definition)
    }
    const product = this.#name(definition)
    const placed = this.#name(label)
    const node: SceneNode = {
      name: madeUpName.test(placed) ? product || placed : placed,
      product,
      matrix,
      color: this.#labelColor(label),
      mesh: null,
      firstFace: this.faces,
      children: [],
    }
    if (shapes.IsAssembly(definition)) {
      const components = new oc.TDF_LabelSequence_1()
      shapes.GetComponents(definition, components, false)
      for (let i = 1; i <= components.Length(); i++) {
        const component = components.Value(i)
        node.children.push(this.node(component, placement(shapes.GetLocation(component))))
      }
      components.delete()
    } else {
      const part = this.#part(definition)
      node.mesh = part.mesh
      this.faces += part.faces
    }
    return node
  }

  /** The mesh of a part's definition, made once however often the part is placed. */
  #part(definition: TDF_Label): Part {
    const key = entry(definition)
    const known = this.parts.get(key)
    if (known !== undefined) return known
    const shape = this.#oc.XCAFDoc_ShapeTool.GetShape_2(definition)
    const color = this.#labelColor(definition) ?? this.#shapeColor(shape)
    // Looking for the colour of each of some thousand faces takes as long as drawing them.
    const colorOf = this.#hasColoredPieces(definition) ? (piece: TopoDS_Shape) => this.#shapeColor(piece) : () => null
    const mesh = meshPart(this.#oc, shape, color, colorOf, this.#extent)
    const part = { mesh, faces: mesh ? mesh.topology.faceStarts.length - 1 : this.#countFaces(shape) }
    this.parts.set(key, part)
    return part
  }

  /** Whether the document knows anything of single bodies or faces of a part. */
  #hasColoredPieces(definition: TDF_Label): boolean {
    const pieces = new this.#oc.TDF_LabelSequence_1()
    try {
      return this.#oc.XCAFDoc_ShapeTool.GetSubShapes(definition, pieces)
    } finally {
      pieces.delete()
    }
  }

  #countFaces(shape: TopoDS_Shape): number {
    let count = 0
    const { face, none } = shapeKinds(this.#oc)
    eachShape(this.#oc, shape, face, none, () => {
      count++
    })
    return count
  }

  #name(label: TDF_Label): string {
    const attribute = new this.#oc.Handle_TDF_Attribute_1()
    try {
      if (!label.FindAttribute_1(this.#oc.TDataStd_Name.GetID(), attribute)) return ''
      // an attribute found by the name's id is a name; the package types every attribute alike
      const text = (attribute.get() as unknown as { Get(): never }).Get()
      const utf8 = new this.#oc.TCollection_AsciiString_13(text, 0 as never)
      return this.#oc.BitByBitDev.ConvertAsciiString(utf8 as never).trim()
    } finally {
      attribute.delete()
    }
  }

  #color(
    read: (type: XCAFDoc_ColorType) => boolean,
    color: { Red(): number; Green(): number; Blue(): number },
  ): Rgb | null {
    const types = this.#oc.XCAFDoc_ColorType
    for (const type of [types.XCAFDoc_ColorSurf, types.XCAFDoc_ColorGen]) {
      // the package declares an enumeration's members as {}
      if (read(type as XCAFDoc_ColorType)) return [round(color.Red()), round(color.Green()), round(color.Blue())]
    }
    return null
  }

  #labelColor(label: TDF_Label): Rgb | null {
    const color = new this.#oc.Quantity_Color_1()
    try {
      return this.#color((type) => this.#colors.GetColor_4(label, type, color), color)
    } finally {
      color.delete()
    }
  }

  #shapeColor(shape: TopoDS_Shape): Rgb | null {
    const color = new this.#oc.Quantity_Color_1()
    try {
      return this.#color((type) => this.#colors.GetColor_7(shape, type, color), color)
    } finally {
      color.delete()
    }
  }
}

const round = (channel: number) => Math.round(channel * 10_000) / 10_000

function placement(location: TopLoc_Location): number[] {
  const transformation = location.Transformation()
  const matrix: number[] = []
  for (let column = 1; column <= 4; column++) {
    for (let row = 1; row <= 3; row++) matrix.push(transformation.Value(row, column))
    matrix.push(column === 4 ? 1 : 0)
  }
  return matrix
}

function entry(label: TDF_Label): string {
  const tags: number[] = []
  for (let at = label; !at.IsNull(); at = at.Father()) tags.push(at.Tag())
  return tags.join(':')
}

/**
 * Reads a STEP file into meshed parts and their placements.
 * @returns the scene, and its tree as the file has it
 * @throws GeometryFailure `geometry.unreadable` if the kernel cannot read the file at all
 */
export function readStep(oc: OpenCascadeInstance, bytes: Uint8Array): { scene: Scene; asRead: readonly SceneNode[] } {
  const document = new oc.Handle_TDocStd_Document_1()
  oc.XCAFApp_Application.GetApplication()
    .get()
    .NewDocument_2(new oc.TCollection_ExtendedString_2('MDTV-XCAF', true), document)
  const reader = new oc.STEPCAFControl_Reader_1()
  reader.SetColorMode(true)
  reader.SetNameMode(true)
  reader.SetLayerMode(false)
  // What nobody asks for here costs time, and the kernel fails on some of it (on targets of datums, say) and with it on
  // the whole file.
  reader.SetGDTMode(false)
  reader.SetViewMode(false)
  reader.SetMatMode(false)
  reader.SetPropsMode(false)
  oc.FS.writeFile('/part.step', bytes)
  const status = enumNumber(reader.ReadFile('/part.step'))
  oc.FS.unlink('/part.step')
  if (status !== readDone) throw new GeometryFailure('geometry.unreadable', `read status ${status}`)
  reader.Transfer_1(document, new oc.Message_ProgressRange_1())

  const main = document.get().Main()
  const free = new oc.TDF_LabelSequence_1()
  oc.XCAFDoc_DocumentTool.ShapeTool(main).get().GetFreeShapes(free)
  let extent = 0
  for (let i = 1; i <= free.Length(); i++)
    extent = Math.max(extent, meanExtent(oc, oc.XCAFDoc_ShapeTool.GetShape_2(free.Value(i))))
  const reading = new SceneReader(oc, oc.XCAFDoc_DocumentTool.ColorTool(main).get(), extent)
  const roots: SceneNode[] = []
  for (let i = 1; i <= free.Length(); i++) {
    const label = free.Value(i)
    const isReference = oc.XCAFDoc_ShapeTool.IsReference(label)
    roots.push(reading.node(label, isReference ? placement(oc.XCAFDoc_ShapeTool.GetLocation(label)) : null))
  }
  reader.delete()
  document.get().Close()
  const parts = [...reading.parts.values()].flatMap(({ mesh }) => mesh ?? [])
  return { scene: { roots: tidy(roots), parts, faces: reading.faces }, asRead: roots }
}
