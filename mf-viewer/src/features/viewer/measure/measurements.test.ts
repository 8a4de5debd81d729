import { Ray, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { boxGlb } from '../../../../test/box-glb.ts'
import { faceOfNumber, numberOfFace } from '../model/faces.ts'
import { readModel } from '../model/read-model.ts'
import { pick } from '../scene/pick.ts'
import { type Measured, measuredEdge, measuredFace } from './measured.ts'
import { compare, measurementsOf } from './measurements.ts'

const model = readModel(boxGlb())
const nothing = new Vector3()
const face = (copy: number, number: number) => measuredFace(model, copy, number, nothing) as Measured
const point = (...at: [number, number, number]): Measured => ({ kind: 'point', at: new Vector3(...at) })
const valuesOf = (one: Measured, other: Measured) =>
  Object.fromEntries(compare(one, other).results.map(({ label, value }) => [label, Number(value.toFixed(6))]))

test('opposite faces are exactly as far apart as the box is wide', () => {
  const { results } = compare(face(0, 0), face(0, 1))
  expect(results[0]).toMatchObject({ label: 'Distance', value: 20, isExact: true })
  expect(results.find(({ label }) => label === 'Angle')?.value).toBeCloseTo(0)
})

test('faces that meet have an angle and no distance', () => {
  expect(valuesOf(face(0, 1), face(0, 5))).toEqual({ Distance: 0, Angle: 90 })
})

test('faces of two parts are measured where the parts are placed', () => {
  expect(valuesOf(face(0, 1), face(1, 0)).Distance).toBe(30)
})

test('two points have a distance and its parts along the axes', () => {
  expect(valuesOf(point(0, 0, 0), point(3, 4, 12))).toEqual({
    Distance: 13,
    'Along X': 3,
    'Along Y': 4,
    'Along Z': 12,
  })
})

test('an edge has its length, a flat face its area', () => {
  const edge = measuredEdge(model, 1, 3, nothing)
  expect(edge && measurementsOf(edge)).toEqual([{ label: 'Length', value: 20, kind: 'length', isExact: true }])
  expect(measurementsOf(face(0, 2))).toEqual([{ label: 'Area', value: 400, kind: 'area', isExact: true }])
})

test('a point over a face is as far from it as it stands above', () => {
  expect(valuesOf(point(2, 3, 14), face(0, 5)).Distance).toBe(4)
})

test('faces are numbered through all copies', () => {
  expect(faceOfNumber(model, 8)).toEqual({ copy: 1, face: 2 })
  expect(numberOfFace(model, { copy: 1, face: 2 })).toBe(8)
  expect(faceOfNumber(model, 12)).toBeNull()
})

const everything = { isHidden: () => false, shiftOf: () => new Vector3() }
const fromLeft = new Ray(new Vector3(-100, 1, 2), new Vector3(1, 0, 0))

test('a look meets the nearest face, through what is hidden', () => {
  expect(pick(model, everything, fromLeft, null)).toMatchObject({ copy: 0, face: 0, point: { x: -10, y: 1, z: 2 } })
  const withoutFirst = { ...everything, isHidden: (copy: number) => copy === 0 }
  expect(pick(model, withoutFirst, fromLeft, null)).toMatchObject({ copy: 1, face: 0, point: { x: 40 } })
})

test('a look goes through what is cut away', () => {
  // what has x below 20 is cut away
  const cut = { normal: new Vector3(-1, 0, 0), distance: -20 }
  expect(pick(model, everything, fromLeft, cut)).toMatchObject({ copy: 1, face: 0 })
})

test('a part that was moved away is met where it is seen', () => {
  const shifted = { ...everything, shiftOf: (copy: number) => new Vector3(copy === 0 ? -30 : 0, 0, 0) }
  expect(pick(model, shifted, fromLeft, null)).toMatchObject({ copy: 0, point: { x: -40 } })
})
