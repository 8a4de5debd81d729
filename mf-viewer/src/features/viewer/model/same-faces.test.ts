import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { inMeantUnit } from '@kerf/shared-contracts/rules/part-unit'
import { expect, test } from 'vitest'
import { boxGlb } from '../../../../test/box-glb.ts'
import { partFacts } from '../../../../test/part-facts.ts'
import { featuresOf } from '../panels/features.ts'
import { readModel } from './read-model.ts'
import { inNumbersOf } from './same-faces.ts'

const model = readModel(boxGlb())
type Place = [number, number, number, number, number, number]
/** The sides of the left box at −x, +x, −y, +y, −z, +z, which are the faces 0 to 5 of the model. */
const sides: Place[] = [
  [-10, -10, -10, -10, 10, 10],
  [10, -10, -10, 10, 10, 10],
  [-10, -10, -10, 10, -10, 10],
  [-10, 10, -10, 10, 10, 10],
  [-10, -10, -10, 10, 10, -10],
  [-10, -10, 10, 10, 10, 10],
]
const nowhere: Place = [0, 0, 0, 0, 0, 0]

/** Facts of a kernel that numbers the sides in this order. */
function factsIn(order: readonly number[]): PartFacts {
  const facts = partFacts()
  const facePlaces = Object.fromEntries(order.map((side, number) => [number, sides[side] ?? nowhere]))
  return { ...facts, bodies: facts.bodies.map((body) => ({ ...body, facePlaces })) }
}

const facesOf = (facts: PartFacts) => facts.holes.flatMap(({ faces }) => faces)

test('faces that both kernels number alike keep their numbers', () => {
  expect(inNumbersOf(model, factsIn([0, 1, 2, 3, 4, 5]))).toMatchObject({ facts: partFacts(), lost: 0 })
})

test('faces that the other kernel numbers otherwise are found by their places, in all copies', () => {
  const { facts, lost } = inNumbersOf(model, factsIn([5, 4, 3, 2, 1, 0]))
  expect([facesOf(facts), lost]).toEqual([[4, 3], 0])
  expect(featuresOf(facts, null).found[0]?.faces).toEqual([4, 10, 3, 9])
  expect(facts.bodies[0]?.wall?.faces).toEqual([2])
})

test('a face that the model does not draw where it was measured is left out and counted', () => {
  const facts = factsIn([0, 1, 2, 3, 4, 5])
  const [body] = facts.bodies
  if (body?.facePlaces) body.facePlaces[1] = [-10, -10, 0, 10, 10, 0]
  const found = inNumbersOf(model, facts)
  expect([facesOf(found.facts), found.lost]).toEqual([[2], 1])
})

test('in another unit than was read, only what lies as near as before is taken for a face', () => {
  const facts = factsIn([5, 4, 3, 2, 1, 0])
  const meant = inMeantUnit(facts, 'in')
  expect(facesOf(inNumbersOf(model, meant).facts)).toEqual([4, 3])
  const [body] = meant.bodies
  // A millimetre beside a side of the box.
  if (body?.facePlaces) body.facePlaces[1] = [-10, -10, -9, 10, 10, -9]
  const found = inNumbersOf(model, meant)
  expect([facesOf(found.facts), found.lost]).toEqual([[3], 1])
})

test('facts of older servers, which name no places, are taken as they are', () => {
  expect(inNumbersOf(model, partFacts())).toEqual({ facts: partFacts(), lost: 0 })
})
