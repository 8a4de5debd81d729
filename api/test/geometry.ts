import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { type Document, Extension, type Node, NodeIO } from '@gltf-transform/core'
import { multiply, transformPoint } from '../src/geometry/scene.ts'

/** What tests of the geometry share. */
const checkout = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Public STEP files beside the checkout; they are not part of it. */
export const publicFolder = resolve(checkout, '../shared/data/step')

/** Makes Kerf's own samples, once for all tests. @returns their folder */
export async function sampleFolder(): Promise<string> {
  const folder = join(tmpdir(), `kerf-samples-${process.getuid?.() ?? 0}`)
  await run(process.execPath, [join(checkout, 'samples/src/generate.ts'), folder])
  return folder
}

/** Allows numbers of fewer bytes, which the reader understands anyway. */
class Quantization extends Extension {
  static override readonly EXTENSION_NAME = 'KHR_mesh_quantization'
  override readonly extensionName = Quantization.EXTENSION_NAME
  override read() {
    return this
  }
  override write() {
    return this
  }
}

/** Reads the server's models. */
export const modelIO = () => new NodeIO().registerExtensions([Quantization])

export async function openModel(path: string): Promise<Document> {
  return modelIO().readBinary(gunzipSync(await readFile(path)))
}

/** Names of all placed parts and assemblies, outside in. */
export function namesIn(model: Document): string[] {
  const names: string[] = []
  model
    .getRoot()
    .listScenes()[0]
    ?.traverse((node) => {
      if (node.getName()) names.push(node.getName())
    })
  return names
}

/** The colour of each material that surfaces have, as sRGB from 0 to 255. */
export function colorsIn(model: Document): number[][] {
  const surfaces = model
    .getRoot()
    .listMaterials()
    .filter((material) => material.getName() === 'surface')
  const encode = (channel: number) =>
    Math.round(255 * (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055))
  return surfaces.map((material) => material.getBaseColorFactor().slice(0, 3).map(encode))
}

interface Measured {
  min: number[]
  max: number[]
  /** The volume the triangles enclose; negative if they face inwards. */
  volume: number
  lineSegments: number
}

/** Measures what a browser would draw. */
export function measure(model: Document): Measured {
  const measured: Measured = {
    min: [Infinity, Infinity, Infinity],
    max: [-Infinity, -Infinity, -Infinity],
    volume: 0,
    lineSegments: 0,
  }
  const visit = (node: Node, parent: readonly number[]) => {
    const world = multiply(parent, node.getMatrix())
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const indices = primitive.getIndices()?.getArray() ?? []
      if (primitive.getMode() === 1) measured.lineSegments += indices.length / 2
      else addTriangles(measured, primitive.getAttribute('POSITION')?.getArray() ?? [], indices, world)
    }
    for (const child of node.listChildren()) visit(child, world)
  }
  const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
  for (const node of model.getRoot().listScenes()[0]?.listChildren() ?? []) visit(node, identity)
  return measured
}

/** All corners of triangles and edges, where they are drawn. */
export function verticesOf(model: Document): [number, number, number][] {
  const vertices: [number, number, number][] = []
  for (const node of model.getRoot().listNodes()) {
    const positions = node.getMesh()?.listPrimitives()[0]?.getAttribute('POSITION')?.getArray() ?? []
    const world = node.getWorldMatrix()
    for (let i = 0; i < positions.length; i += 3)
      vertices.push(transformPoint(world, positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0))
  }
  return vertices
}

function addTriangles(
  measured: Measured,
  positions: ArrayLike<number>,
  indices: ArrayLike<number>,
  world: readonly number[],
) {
  const corner = (i: number) => {
    const at = (indices[i] ?? 0) * 3
    const point = transformPoint(world, positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0)
    measured.min = measured.min.map((least, axis) => Math.min(least, point[axis] ?? 0))
    measured.max = measured.max.map((most, axis) => Math.max(most, point[axis] ?? 0))
    return point
  }
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)]
    const cross = [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]] as const
    measured.volume += (a[0] * cross[0] + a[1] * cross[1] + a[2] * cross[2]) / 6
  }
}
