import { Box3, Matrix4, Vector3 } from 'three'
import type { Copy, Model, PartNode } from '../model/model.ts'
import { paint } from '../model/read-model.ts'
import type { ImportedBranch, ImportedModel, ImportedPart } from './imported-model.ts'

/** A model out of what the kernel in the browser found: without exact faces and edges. Moves its positions. */
export function modelOfImport(imported: ImportedModel): Model {
  const { positions } = imported
  const middle = boxOf(positions, 0, positions.length / 3).getCenter(new Vector3())
  for (let i = 0; i < positions.length; i += 3) {
    positions[i] = (positions[i] ?? 0) - middle.x
    positions[i + 1] = (positions[i + 1] ?? 0) - middle.y
    positions[i + 2] = (positions[i + 2] ?? 0) - middle.z
  }
  const copies = imported.pieces.map((piece) => copyOf(piece, positions))
  const parts = imported.branches.map((branch, i) => partOf(branch, String(i)))
  paint(parts, imported)
  return {
    ...imported,
    parts,
    copies,
    box: copies.reduce((all, { box }) => all.union(box), new Box3()),
    center: middle,
    faces: null,
    annotations: null,
    coarse: null,
  }
}

function copyOf({ name, vertices, triangles, lines }: ImportedPart, positions: Float32Array): Copy {
  const box = boxOf(positions, vertices.first, vertices.count)
  return { name, matrix: new Matrix4(), topology: null, firstFace: null, vertices, triangles, lines, box }
}

function partOf({ name, piece, children }: ImportedBranch, id: string): PartNode {
  const inner = children.map((child, i) => partOf(child, `${id}.${i}`))
  const copies = piece === null ? inner.flatMap((child) => child.copies) : [piece]
  return { id, name, color: null, copies, children: inner }
}

function boxOf(positions: Float32Array, first: number, count: number): Box3 {
  const [box, point] = [new Box3(), new Vector3()]
  for (let i = first * 3; i < (first + count) * 3; i += 3) box.expandByPoint(point.fromArray(positions, i))
  return box
}
