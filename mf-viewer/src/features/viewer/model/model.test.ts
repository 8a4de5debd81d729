import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { boxGlb } from '../../../../test/box-glb.ts'
import { sampleGlb } from '../../../../test/glb-sample.ts'
import { flatten, partOfCopy } from './model.ts'
import { readModel } from './read-model.ts'

test('the tree of parts has the names that the file gives, untouched, and the colours of parts alone', () => {
  const { parts } = readModel(sampleGlb())
  expect(flatten(parts).map(({ id, name, color }) => ({ id, name, color }))).toEqual([
    { id: '0', name: 'Fixture 治具', color: null },
    { id: '0.0', name: 'Base plate', color: '#ff0000' },
    { id: '0.1', name: 'Post.1', color: '#ff0000' },
  ])
})

test('a model of an older server is drawn, and has no numbers for its faces', () => {
  const { triangles, lines, copies, faces, box } = readModel(sampleGlb())
  expect([triangles.length / 3, lines.length / 2, copies.length, faces]).toEqual([2, 2, 2, null])
  expect(box.getSize(new Vector3()).toArray()).toEqual([10, 10, 20])
  expect(copies.every(({ topology, firstFace }) => topology === null && firstFace === null)).toBe(true)
})

test('annotations are there where the file has some', () => {
  expect(readModel(boxGlb()).annotations).toBeNull()
  expect(readModel(boxGlb({ annotations: [0, 0, 12, 5, 0, 12] })).annotations).toEqual({
    points: Float32Array.of(0, 0, 12, 5, 0, 12),
    owners: Uint16Array.of(0, 0),
  })
})

test('annotations go with the copies that they are of', () => {
  const lines = [0, 0, 12, 5, 0, 12, 50, 0, 12, 55, 0, 12]
  const { annotations } = readModel(boxGlb({ annotations: lines, annotationCopies: [0, 1] }))
  expect([...(annotations?.owners ?? [])]).toEqual([0, 0, 1, 1])
})

test('all copies share one set of vertices, each in its place and with its own number', () => {
  const { copies, positions, owners, normals, triangles, lines, box } = readModel(boxGlb())
  expect(copies.map(({ name, firstFace }) => [name, firstFace])).toEqual([
    ['Left box', 0],
    ['Right box', 6],
  ])
  expect(box.getSize(new Vector3()).toArray()).toEqual([70, 20, 20])
  expect([positions.length / 3, triangles.length / 3, lines.length / 2]).toEqual([48, 24, 24])
  expect([owners[0], owners[24], positions[0], positions[24 * 3]]).toEqual([0, 1, -10, 40])
  expect([...normals.subarray(24 * 4, 24 * 4 + 3)]).toEqual([-127, 0, 0])
})

test('the part of the tree that a copy is can be found', () => {
  const { parts } = readModel(boxGlb())
  expect(partOfCopy(parts, 1)?.name).toBe('Right box')
  expect(partOfCopy(parts, 2)).toBeNull()
})

test('what is no binary glTF is refused', () => {
  expect(() => readModel(new ArrayBuffer(4))).toThrow('no binary glTF')
})
