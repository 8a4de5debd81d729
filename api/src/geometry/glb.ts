import { MeshoptSimplifier } from 'meshoptimizer'
import type { AnnotationLines } from './placed-annotations.ts'
import {
  type Bounds,
  multiply,
  type PartMesh,
  type PartTopology,
  type Rgb,
  type Scene,
  type SceneNode,
  translation,
  type Vec3,
} from './scene.ts'

/** glTF's number for primitives whose indices are pairs of line ends. */
const linesMode = 1
/** Machined aluminium: the default look of parts without colour. Linear RGB. */
export const plainColor: Rgb = [0.52, 0.55, 0.58]
const edgeColor: Rgb = [0.02, 0.025, 0.035]
/** Normals are kept as bytes, which glTF allows under this name. */
const quantization = 'KHR_mesh_quantization'
/** With more triangles than this, over all copies, there is a coarse level of about half as many. */
const coarseAbove = 300_000
/** How far the coarse level may be from the part, as a share of the part's size. */
const coarseError = 0.01

const componentTypes = { Int8Array: 5120, Uint16Array: 5123, Uint32Array: 5125, Float32Array: 5126 } as const
type Numbers = Int8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float32Array<ArrayBuffer>

/** The tables of a part, each as the number of its accessor. */
type TopologyAccessors = Record<keyof PartTopology, number>
interface PartAccessors {
  attributes: { POSITION: number; NORMAL: number }
  edges: number | null
  topology: TopologyAccessors
}

/** Packs arrays behind each other, as glTF's buffer views and accessors. */
class GlbBuffer {
  readonly accessors: object[] = []
  readonly views: object[] = []
  readonly #chunks: Uint8Array[] = []
  #length = 0

  get length(): number {
    return this.#length
  }

  /** @returns the number of the accessor */
  add(array: Numbers, type: 'SCALAR' | 'VEC3', count: number, extra: object = {}, stride = 0): number {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    const padded = Math.ceil(bytes.length / 4) * 4
    const strided = stride > 0 ? { byteStride: stride } : {}
    this.views.push({ buffer: 0, byteOffset: this.#length, byteLength: bytes.length, ...strided })
    this.#chunks.push(bytes, new Uint8Array(padded - bytes.length))
    this.#length += padded
    // names of the classes are the keys
    const componentType = componentTypes[array.constructor.name as keyof typeof componentTypes]
    this.accessors.push({ bufferView: this.views.length - 1, componentType, count, type, ...extra })
    return this.accessors.length - 1
  }

  writeTo(target: Uint8Array, offset: number): void {
    let at = offset
    for (const chunk of this.#chunks) {
      target.set(chunk, at)
      at += chunk.length
    }
  }
}

class GlbWriter {
  readonly #buffer = new GlbBuffer()
  readonly #nodes: Record<string, unknown>[] = []
  readonly #meshes: object[] = []
  readonly #materials: object[] = []
  readonly #materialNumbers = new Map<string, number>()
  readonly #parts = new Map<PartMesh, PartAccessors>()
  readonly #meshNumbers = new Map<PartMesh, Map<string, number>>()
  readonly #coarseShare: number

  /** @param triangles over all placed copies */
  constructor(triangles: number) {
    this.#coarseShare = triangles > coarseAbove ? Math.max(coarseAbove / 2 / triangles, 0.05) : 1
  }

  /** @param center the middle of the whole, which becomes the origin */
  write(scene: Scene, center: Vec3, annotations: AnnotationLines): Uint8Array {
    const root: Record<string, unknown> = { translation: [-center[0], -center[1], -center[2]] }
    this.#nodes.push(root)
    root.children = scene.roots.map((node) => this.#node(node))
    const extras = { unit: 'mm', up: 'z', center, faces: scene.faces, ...this.#annotations(annotations, center) }
    return assemble(
      {
        asset: { version: '2.0', generator: 'Kerf', extras },
        extensionsUsed: [quantization],
        extensionsRequired: [quantization],
        scene: 0,
        scenes: [{ nodes: [0] }],
        nodes: this.#nodes,
        meshes: this.#meshes,
        materials: this.#materials,
        accessors: this.#buffer.accessors,
        bufferViews: this.#buffer.views,
        buffers: [{ byteLength: this.#buffer.length }],
      },
      this.#buffer,
    )
  }

  /** Pairs of points around the middle, and the copy of each pair unless all go with the first. */
  #annotations({ segments, copies }: AnnotationLines, center: Vec3) {
    if (segments.length === 0) return {}
    const points = Float32Array.from(segments, (value, i) => value - (center[i % 3] ?? 0))
    const annotations = this.#buffer.add(points, 'VEC3', points.length / 3)
    if (copies.every((copy) => copy === 0)) return { annotations }
    return { annotations, annotationCopies: this.#buffer.add(Uint32Array.from(copies), 'SCALAR', copies.length) }
  }

  #node(source: SceneNode): number {
    const { mesh, product, name, firstFace } = source
    const node: Record<string, unknown> = { name: name || product }
    const number = this.#nodes.push(node) - 1
    const faces = mesh ? { firstFace, faceCount: mesh.topology.faceStarts.length - 1 } : {}
    const extras = { ...(product && product !== name ? { product } : {}), ...faces }
    if (Object.keys(extras).length > 0) node.extras = extras
    const shift = mesh ? translation(...mesh.origin) : null
    const matrix = source.matrix && shift ? multiply(source.matrix, shift) : (source.matrix ?? shift)
    if (matrix) node.matrix = matrix
    if (mesh) node.mesh = this.#mesh(mesh, source.color)
    if (source.children.length > 0) node.children = source.children.map((child) => this.#node(child))
    return number
  }

  /** One mesh for a part in each colour that it is placed in, over the same vertices. */
  #mesh(part: PartMesh, placedColor: Rgb | null): number {
    const byColor = this.#meshNumbers.get(part) ?? new Map<string, number>()
    this.#meshNumbers.set(part, byColor)
    const key = String(placedColor)
    const known = byColor.get(key)
    if (known !== undefined) return known
    const { attributes, edges, topology } = this.#accessorsOf(part)
    const primitives: object[] = part.groups.map((group) => {
      const coarse = this.#coarse(group.indices, part)
      return {
        attributes,
        indices: this.#indices(group.indices, part),
        material: this.#surface(group.color ?? placedColor ?? part.color ?? plainColor),
        ...(coarse ? { extras: { coarse: this.#indices(coarse, part) } } : {}),
      }
    })
    if (edges !== null) {
      const material = this.#material('edges', edgeColor, 0, 1)
      primitives.push({ attributes: { POSITION: attributes.POSITION }, indices: edges, mode: linesMode, material })
    }
    const number = this.#meshes.push({ primitives, extras: topology }) - 1
    byColor.set(key, number)
    return number
  }

  #accessorsOf(part: PartMesh): PartAccessors {
    const known = this.#parts.get(part)
    if (known) return known
    const vertices = part.positions.length / 3
    const { min, max } = extentOf(part.positions)
    const table = (array: Uint32Array<ArrayBuffer> | Float32Array<ArrayBuffer>) =>
      this.#buffer.add(array, 'SCALAR', array.length)
    const { topology } = part
    const made: PartAccessors = {
      attributes: {
        POSITION: this.#buffer.add(part.positions, 'VEC3', vertices, { min, max }),
        NORMAL: this.#buffer.add(asBytes(part.normals), 'VEC3', vertices, { normalized: true }, 4),
      },
      edges: part.edges.length === 0 ? null : this.#indices(part.edges, part),
      topology: {
        faceStarts: table(topology.faceStarts),
        surfaces: table(topology.surfaces),
        edgeStarts: table(topology.edgeStarts),
        curves: table(topology.curves),
        edgeFaces: table(topology.edgeFaces),
      },
    }
    this.#parts.set(part, made)
    return made
  }

  /** Fewer triangles over the same vertices, for pictures in motion. Null where there is nothing to spare. */
  #coarse(indices: Uint32Array<ArrayBuffer>, part: PartMesh): Uint32Array<ArrayBuffer> | null {
    if (this.#coarseShare === 1) return null
    const target = Math.ceil((indices.length / 3) * this.#coarseShare) * 3
    const [coarse] = MeshoptSimplifier.simplify(indices, part.positions, 3, target, coarseError)
    return Uint32Array.from(coarse)
  }

  #indices(indices: Uint32Array<ArrayBuffer>, part: PartMesh): number {
    const fitsShort = part.positions.length / 3 <= 65_535
    return this.#buffer.add(fitsShort ? Uint16Array.from(indices) : indices, 'SCALAR', indices.length)
  }

  #surface(color: Rgb): number {
    return this.#material('surface', color, 0.35, 0.5)
  }

  #material(name: string, color: Rgb, metallicFactor: number, roughnessFactor: number): number {
    const key = `${name} ${color}`
    const known = this.#materialNumbers.get(key)
    if (known !== undefined) return known
    const pbrMetallicRoughness = { baseColorFactor: [...color, 1], metallicFactor, roughnessFactor }
    const number = this.#materials.push({ name, pbrMetallicRoughness }) - 1
    this.#materialNumbers.set(key, number)
    return number
  }
}

/** Three bytes a normal, and one that fills up four. */
function asBytes(normals: Float32Array): Int8Array<ArrayBuffer> {
  const bytes = new Int8Array((normals.length / 3) * 4)
  for (let i = 0; i < normals.length; i++) bytes[Math.floor(i / 3) * 4 + (i % 3)] = Math.round((normals[i] ?? 0) * 127)
  return bytes
}

function extentOf(positions: Float32Array): { min: number[]; max: number[] } {
  const [min, max] = [Array<number>(3).fill(Infinity), Array<number>(3).fill(-Infinity)]
  for (let i = 0; i < positions.length; i++) {
    const [axis, at] = [i % 3, positions[i] ?? 0]
    if (at < (min[axis] ?? 0)) min[axis] = at
    if (at > (max[axis] ?? 0)) max[axis] = at
  }
  return { min, max }
}

/** Header, JSON and binary, each filled up to four bytes. */
function assemble(json: object, buffer: GlbBuffer): Uint8Array {
  const text = Buffer.from(JSON.stringify(json))
  const padded = Math.ceil(text.length / 4) * 4
  const glb = new Uint8Array(12 + 8 + padded + 8 + buffer.length)
  const words = new DataView(glb.buffer)
  for (const [i, word] of [0x46546c67, 2, glb.length, padded, 0x4e4f534a].entries()) words.setUint32(i * 4, word, true)
  glb.fill(0x20, 20, 20 + padded).set(text, 20)
  words.setUint32(20 + padded, buffer.length, true)
  words.setUint32(24 + padded, 0x004e4942, true)
  buffer.writeTo(glb, 28 + padded)
  return glb
}

/**
 * Writes a scene as one binary glTF file that needs no decoder. Units stay millimetres and z stays up (the asset's
 * `extras` say so), and the middle of the whole becomes the origin. The `extras` of meshes name the accessors of their
 * {@link PartTopology}, those of nodes the number of their first face, those of primitives a coarse level of triangles,
 * those of the asset its annotations and the placed copy that each line of them goes with.
 * @param triangles over all placed copies
 */
export async function writeGlb(
  scene: Scene,
  bounds: Bounds,
  { triangles, annotations }: { triangles: number; annotations: AnnotationLines },
): Promise<Uint8Array> {
  await MeshoptSimplifier.ready
  return new GlbWriter(triangles).write(scene, bounds.center, annotations)
}
