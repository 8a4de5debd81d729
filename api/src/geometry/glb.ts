import {
  type Accessor,
  type Buffer,
  Document,
  type Node as GltfNode,
  type Material,
  type Mesh,
  NodeIO,
  type Primitive,
} from '@gltf-transform/core'
import {
  type Bounds,
  multiply,
  type PartMesh,
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

class GlbWriter {
  readonly #document = new Document()
  readonly #buffer: Buffer
  readonly #materials = new Map<string, Material>()
  readonly #vertices = new Map<PartMesh, { positions: Accessor; normals: Accessor; edges: Primitive | null }>()
  readonly #meshes = new Map<PartMesh, Map<string, Mesh>>()

  constructor() {
    this.#buffer = this.#document.createBuffer()
  }

  /** @param center the centre of the whole scene, which becomes the origin */
  async write(scene: Scene, center: Vec3): Promise<Uint8Array> {
    const document = this.#document
    document.getRoot().getAsset().generator = 'Kerf'
    document.getRoot().getAsset().extras = { unit: 'mm', up: 'z', center }
    const root = document.createNode('').setTranslation([-center[0], -center[1], -center[2]])
    document.createScene().addChild(root)
    for (const node of scene.roots) root.addChild(this.#node(node))
    return new NodeIO().writeBinary(document)
  }

  #node(source: SceneNode): GltfNode {
    const node = this.#document.createNode(source.name || source.product)
    if (source.product && source.product !== source.name) node.setExtras({ product: source.product })
    const shift = source.mesh ? translation(...source.mesh.origin) : null
    const matrix = source.matrix && shift ? multiply(source.matrix, shift) : (source.matrix ?? shift)
    // a matrix of sixteen numbers by construction
    if (matrix) node.setMatrix(matrix as never)
    if (source.mesh) node.setMesh(this.#mesh(source.mesh, source.color))
    for (const child of source.children) node.addChild(this.#node(child))
    return node
  }

  /** One mesh per colour a part is placed in, over the same vertices. */
  #mesh(part: PartMesh, placedColor: Rgb | null): Mesh {
    const byColor = this.#meshes.get(part) ?? new Map<string, Mesh>()
    this.#meshes.set(part, byColor)
    const key = String(placedColor)
    const known = byColor.get(key)
    if (known) return known
    const { positions, normals, edges } = this.#verticesOf(part)
    const mesh = this.#document.createMesh()
    for (const group of part.groups) {
      const primitive = this.#document
        .createPrimitive()
        .setAttribute('POSITION', positions)
        .setAttribute('NORMAL', normals)
        .setIndices(this.#indices(group.indices, part))
        .setMaterial(this.#surface(group.color ?? placedColor ?? part.color ?? plainColor))
      mesh.addPrimitive(primitive)
    }
    if (edges) mesh.addPrimitive(edges)
    byColor.set(key, mesh)
    return mesh
  }

  #verticesOf(part: PartMesh) {
    const known = this.#vertices.get(part)
    if (known) return known
    const vectors = (array: Float32Array<ArrayBuffer>) =>
      this.#document.createAccessor().setType('VEC3').setArray(array).setBuffer(this.#buffer)
    const positions = vectors(part.positions)
    const edges =
      part.edges.length === 0
        ? null
        : this.#document
            .createPrimitive()
            .setMode(linesMode)
            .setAttribute('POSITION', positions)
            .setIndices(this.#indices(part.edges, part))
            .setMaterial(this.#material('edges', edgeColor, 0, 1))
    const made = { positions, normals: vectors(part.normals), edges }
    this.#vertices.set(part, made)
    return made
  }

  #indices(indices: Uint32Array<ArrayBuffer>, part: PartMesh): Accessor {
    const fitsShort = part.positions.length / 3 <= 65_535
    const array = fitsShort ? Uint16Array.from(indices) : indices
    return this.#document.createAccessor().setType('SCALAR').setArray(array).setBuffer(this.#buffer)
  }

  #surface(color: Rgb): Material {
    return this.#material('surface', color, 0.35, 0.5)
  }

  #material(name: string, color: Rgb, metallic: number, roughness: number): Material {
    const key = `${name} ${color}`
    const known = this.#materials.get(key)
    if (known) return known
    const material = this.#document
      .createMaterial(name)
      .setBaseColorFactor([...color, 1])
      .setMetallicFactor(metallic)
      .setRoughnessFactor(roughness)
    this.#materials.set(key, material)
    return material
  }
}

/**
 * Writes a scene as one plain binary glTF file that needs no decoder. Units stay millimetres and z stays up (the
 * asset's `extras` say so), and the centre of the scene becomes the origin.
 */
export function writeGlb(scene: Scene, bounds: Bounds): Promise<Uint8Array> {
  return new GlbWriter().write(scene, bounds.center)
}
