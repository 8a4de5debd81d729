import { expect, test } from 'vitest'
import { partFacts } from '../../../../test/part-facts.ts'
import { featuresOf, noteId, noteOf } from './features.ts'

test('holes that are alike make one row, with the faces of all copies, and the thinnest wall another', () => {
  expect(featuresOf(partFacts(), null).found).toMatchObject([
    { label: '4 × ⌀ 8 mm, blind', details: '12.5 mm deep', faces: [1, 7, 2, 8], from: [-0, -0, 1] },
    { label: 'Thinnest wall', details: '1.25 mm', faces: [3, 9] },
  ])
})

test('notes are those of the process, and name their faces', () => {
  const named = (process: string | null) =>
    featuresOf(partFacts(), process).notes.map(({ id, details, faces }) => ({ id, details, faces }))
  expect(named('cnc_machining')).toEqual([
    { id: noteId('sharp_corner'), details: 'Faces 4, 5, 10 and 11', faces: [4, 5, 10, 11] },
  ])
  expect(named('casting')).toEqual([{ id: noteId('thin_wall'), details: 'Faces 3 and 9', faces: [3, 9] }])
})

test('a hole that is hard to drill is looked at from its mouth', () => {
  const facts = partFacts()
  const [hole] = facts.holes
  if (hole) hole.ratio = 20
  const notes = featuresOf(facts, null).notes.map(({ id, from }) => [noteOf(id), from])
  expect(notes).toEqual([
    ['deep_hole', [-0, -0, 1]],
    ['sharp_corner', null],
  ])
})
