import { Box3, Matrix4, Quaternion, Vector3 } from 'three'
import { bake, type Drawn, type Placed } from './bake.ts'
import type { Annotations, Copy, Model, PartNode, Topology } from './model.ts'
import { type Glb, type GltfMesh, type GltfNode, openGlb } from './read-glb.ts'

/** Copies are told apart by two bytes a vertex. */
const mostCopies = 65_535

/** The model has more copies of parts than can be told apart. */
export class TooManyParts extends Error {
  constructor() {
    super('The model has too many parts')
    this.name = 'TooManyParts'
  }
}

/** Reads the server's binary glTF. @throws TooManyParts, and Error for bytes that are none */
export function readModel(bytes: ArrayBuffer): Model {
  const glb = openGlb(bytes)
  const placed: Placed[] = []
  const [root] = (glb.json.scenes[0]?.nodes ?? []).flatMap((index) => glb.json.nodes[index] ?? [])
  const origin = root ? matrixOf(root) : new Matrix4()
  const parts = (root?.children ?? []).flatMap((index, i) => treeOf(glb, index, String(i), origin, placed))
  if (placed.length > mostCopies) throw new TooManyParts()
  const drawn = bake(glb, placed)
  paint(parts, drawn)
  const { center, faces } = glb.json.asset.extras ?? {}
  return {
    ...drawn,
    parts,
    copies: placed.map(({ copy }) => copy),
    box: placed.reduce((all, { copy }) => all.union(copy.box), new Box3()),
    center: new Vector3(...(center ?? [0, 0, 0])),
    faces: faces ?? null,
    annotations: annotationsOf(glb),
  }
}

function annotationsOf(glb: Glb): Annotations | null {
  const { annotations, annotationCopies } = glb.json.asset.extras ?? {}
  if (annotations === undefined) return null
  // the server writes them with this type
  const points = glb.numbers(annotations) as Float32Array
  const copies = annotationCopies === undefined ? null : glb.numbers(annotationCopies)
  const owners = Uint16Array.from({ length: points.length / 3 }, (_, point) => copies?.[Math.floor(point / 2)] ?? 0)
  return { points, owners }
}

function matrixOf({ matrix, translation, rotation, scale }: GltfNode): Matrix4 {
  if (matrix) return new Matrix4().fromArray(matrix)
  return new Matrix4().compose(
    new Vector3(...(translation ?? [0, 0, 0])),
    new Quaternion(...(rotation ?? [0, 0, 0, 1])),
    new Vector3(...(scale ?? [1, 1, 1])),
  )
}

function treeOf(glb: Glb, index: number, id: string, parent: Matrix4, placed: Placed[]): PartNode[] {
  const node = glb.json.nodes[index]
  if (!node) return []
  const matrix = parent.clone().multiply(matrixOf(node))
  const copies: number[] = []
  const mesh = node.mesh === undefined ? undefined : glb.json.meshes[node.mesh]
  if (mesh) {
    copies.push(placed.length)
    const nothing = { first: 0, count: 0 }
    const copy: Copy = {
      ...{ name: node.name ?? '', matrix, topology: topologyOf(glb, mesh) },
      firstFace: node.extras?.firstFace ?? null,
      ...{ vertices: nothing, triangles: nothing, lines: nothing },
      box: new Box3(),
    }
    placed.push({ copy, mesh })
  }
  const children = (node.children ?? []).flatMap((child, i) => treeOf(glb, child, `${id}.${i}`, matrix, placed))
  copies.push(...children.flatMap((child) => child.copies))
  return [{ id, name: node.name ?? '', color: null, copies, children }]
}

function topologyOf(glb: Glb, { extras }: GltfMesh): Topology | null {
  const { faceStarts, surfaces, edgeStarts, curves, edgeFaces } = extras ?? {}
  if (faceStarts === undefined || surfaces === undefined || edgeStarts === undefined) return null
  if (curves === undefined || edgeFaces === undefined) return null
  // the server writes these tables with these types
  const uint = (accessor: number) => glb.numbers(accessor) as Uint32Array
  const float = (accessor: number) => glb.numbers(accessor) as Float32Array
  return {
    ...{ faceStarts: uint(faceStarts), surfaces: float(surfaces), edgeStarts: uint(edgeStarts) },
    ...{ curves: float(curves), edgeFaces: uint(edgeFaces) },
  }
}

/** Gives each part of the tree the colour that most of its corners have. */
export function paint(parts: PartNode[], drawn: Pick<Drawn, 'triangles' | 'owners' | 'colors'>): void {
  const byOwner = new Map<number, Map<string, number>>()
  for (let i = 0; i < drawn.triangles.length; i += 3) {
    const vertex = drawn.triangles[i] ?? 0
    const owner = drawn.owners[vertex] ?? 0
    const counts = byOwner.get(owner) ?? new Map<string, number>()
    byOwner.set(owner, counts)
    const [red = 0, green = 0, blue = 0] = drawn.colors.subarray(vertex * 4, vertex * 4 + 3)
    const color = `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const visit = (node: PartNode) => {
    node.children.forEach(visit)
    const [own] = node.copies
    if (node.children.length > 0 || own === undefined) return
    node.color = [...(byOwner.get(own) ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
  }
  parts.forEach(visit)
}
