import type { ImportedMesh, StepImport } from 'occt-import-js'
import { expect, test } from 'vitest'
import { layOut } from './imported-model.ts'

/** Two triangles that make a square of 10 mm in the plane z = 0, as one face. */
const square = (changed: Partial<ImportedMesh> = {}): ImportedMesh => ({
  name: 'Plate',
  brep_faces: [{ first: 0, last: 1, color: null }],
  attributes: { position: { array: [0, 0, 0, 10, 0, 0, 10, 10, 0, 0, 10, 0] } },
  index: { array: [0, 1, 2, 0, 2, 3] },
  ...changed,
})
const fileOf = (...meshes: ImportedMesh[]): StepImport => ({
  root: { name: '', meshes: [], children: meshes.map(({ name }, i) => ({ name, meshes: [i], children: [] })) },
  meshes,
})

test('meshes lie one after the other, each with its own vertices', () => {
  const { pieces, positions, owners, triangles } = layOut(fileOf(square(), square({ name: 'Lid' })))
  expect(pieces.map(({ name, vertices }) => [name, vertices])).toEqual([
    ['Plate', { first: 0, count: 4 }],
    ['Lid', { first: 4, count: 4 }],
  ])
  expect(positions).toHaveLength(24)
  expect([...owners]).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
  expect([...triangles.slice(6)]).toEqual([4, 5, 6, 4, 6, 7])
})

test('the outline of a face leaves out the side that its triangles share', () => {
  const { lines } = layOut(fileOf(square()))
  expect([...lines]).toEqual([0, 1, 1, 2, 2, 3, 3, 0])
})

test('where two faces meet one line is drawn', () => {
  const faces = [
    { first: 0, last: 0, color: null },
    { first: 1, last: 1, color: null },
  ]
  const { pieces } = layOut(fileOf(square({ brep_faces: faces })))
  expect(pieces[0]?.lines).toEqual({ first: 0, count: 10 })
})

test('the seam of a face that closes upon itself is no line, though its vertices are there twice', () => {
  // a strip from x = 0 around to x = 0 again
  const position = [0, 0, 0, 0, 0, 5, 10, 0, 0, 10, 0, 5, 5, 8, 0, 5, 8, 5, 0, 0, 0, 0, 0, 5]
  const index = [0, 2, 1, 1, 2, 3, 2, 4, 3, 3, 4, 5, 4, 6, 5, 5, 6, 7]
  const strip = square({
    brep_faces: [{ first: 0, last: 5, color: null }],
    attributes: { position: { array: position } },
    index: { array: index },
  })
  expect([...layOut(fileOf(strip)).lines]).toEqual([0, 2, 3, 1, 2, 4, 5, 3, 4, 6, 7, 5])
})

test('a face has its own colour, and the others that of the part', () => {
  const faces = [
    { first: 0, last: 0, color: null },
    { first: 1, last: 1, color: [1, 0, 0] satisfies [number, number, number] },
  ]
  const { colors } = layOut(fileOf(square({ color: [0, 1, 0], brep_faces: faces })))
  expect([...colors.slice(4, 7)]).toEqual([0, 255, 0])
  expect([...colors.slice(12, 15)]).toEqual([255, 0, 0])
})

test('a mesh without normals gets those of its triangles', () => {
  const { normals } = layOut(fileOf(square()))
  expect([...normals]).toEqual([0, 0, 127, 0, 0, 0, 127, 0, 0, 0, 127, 0, 0, 0, 127, 0])
})

test('a node of several meshes is an assembly of them, and one of a single mesh a part', () => {
  const meshes = [square(), square({ name: 'Lid' }), square({ name: '' })]
  const children = [
    { name: 'Box', meshes: [0, 1], children: [] },
    { name: 'Screw', meshes: [2], children: [] },
  ]
  expect(layOut({ root: { name: '', meshes: [], children }, meshes }).branches).toEqual([
    {
      name: 'Box',
      piece: null,
      children: [
        { name: 'Plate', piece: 0, children: [] },
        { name: 'Lid', piece: 1, children: [] },
      ],
    },
    { name: 'Screw', piece: 2, children: [] },
  ])
})

test('an import without a triangle is no model', () => {
  expect(() => layOut(fileOf(square({ index: { array: [] }, brep_faces: [] })))).toThrow('nothing to draw')
})
