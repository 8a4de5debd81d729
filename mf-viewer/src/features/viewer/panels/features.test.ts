import { expect, test } from 'vitest'
import { partFacts } from '../../../../test/part-facts.ts'
import { featuresOf } from './features.ts'

test('holes that are alike make one row, with the faces of all copies', () => {
  expect(featuresOf(partFacts()).holes).toMatchObject([
    { label: '4 × ⌀ 8 mm, blind', details: '12.5 mm deep', faces: [1, 7, 2, 8], from: [-0, -0, 1] },
  ])
})

test('what makes the part harder to make is noted, with its faces', () => {
  expect(featuresOf(partFacts()).notes).toMatchObject([
    { label: 'Thinnest wall', details: '1.25 mm', faces: [3, 9] },
    { label: 'Sharp inner corners', details: '1', faces: [4, 5, 10, 11] },
  ])
})
