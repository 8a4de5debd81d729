import { expect, test } from 'vitest'
import { bodyFacts, holeFacts, partFacts } from '../../test/part-facts.ts'
import { knownProcess, partNotes } from './manufacturability.ts'

const kinds = (...[facts, process]: Parameters<typeof partNotes>) => partNotes(facts, process).map(({ kind }) => kind)

test('an easy part has no notes', () => {
  expect(partNotes(partFacts(), 'cnc_machining')).toEqual([])
})

test('a thin wall is named with its faces and the limit of the process', () => {
  const facts = partFacts({ bodies: [bodyFacts({ wall: { thicknessMm: 0.9, at: [0, 0, 0], faces: [3, 8] } })] })
  expect(kinds(facts, 'cnc_machining')).toEqual([])
  expect(partNotes(facts, 'additive_manufacturing')).toEqual([
    {
      kind: 'thin_wall',
      text: 'A wall of 0.9 mm; below 1 mm it may bend or break.',
      faces: [3, 8],
      isOfBodies: false,
    },
  ])
})

test('deep and small holes are named with all their faces', () => {
  const facts = partFacts({
    holes: [
      holeFacts({ ratio: 15, faces: [4] }),
      holeFacts({ ratio: 11, faces: [5, 6] }),
      holeFacts({ diameterMm: 0.5, faces: [7] }),
    ],
  })
  expect(partNotes(facts, null)).toEqual([
    expect.objectContaining({
      kind: 'deep_hole',
      faces: [4, 5, 6],
      text: expect.stringContaining('2 holes are up to 15 times'),
    }),
    expect.objectContaining({ kind: 'small_hole', faces: [7], text: expect.stringContaining('A hole is 0.5 mm wide') }),
  ])
})

test('sharp corners and hidden faces matter to round tools only', () => {
  const facts = partFacts({
    sharpCorners: [
      { faces: [1, 2], body: 0 },
      { faces: [2, 3], body: 0 },
    ],
    bodies: [bodyFacts({ unreachable: [9] })],
  })
  expect(kinds(facts, 'cnc_machining')).toEqual(['sharp_corner', 'unreachable'])
  expect(partNotes(facts, null)[0]?.faces).toEqual([1, 2, 3])
  expect(kinds(facts, 'additive_manufacturing')).toEqual([])
})

test('a part that fits the machine whichever way it is turned is not too large', () => {
  expect(kinds(partFacts({ bodies: [bodyFacts({ sizeMm: [400, 500, 900] })] }), null)).toEqual([])
  expect(kinds(partFacts({ bodies: [bodyFacts({ sizeMm: [550, 600, 900] })], setups: 5 }), null)).toEqual([
    'too_large',
    'many_setups',
  ])
})

test('a note names the faces of all copies, and counts what is in each', () => {
  const copies = [bodyFacts({ firstFaces: [0, 7, 21], wall: { thicknessMm: 0.5, at: [0, 0, 0], faces: [3, 4] } })]
  const facts = partFacts({ bodies: copies, holes: [holeFacts({ ratio: 12, faces: [6] })] })
  expect(partNotes(facts, 'cnc_machining')).toMatchObject([
    { kind: 'thin_wall', faces: [3, 4, 10, 11, 24, 25] },
    { kind: 'deep_hole', faces: [6, 13, 27], text: expect.stringContaining('3 holes are up to 12 times') },
  ])
})

test('thin walls of several bodies make one note, which says the thinnest', () => {
  const bodies = [
    bodyFacts({ wall: { thicknessMm: 0.5, at: [0, 0, 0], faces: [1] } }),
    bodyFacts({ firstFaces: [7], wall: { thicknessMm: 0.3, at: [0, 0, 0], faces: [8] } }),
  ]
  expect(partNotes(partFacts({ bodies }), null)).toMatchObject([
    { kind: 'thin_wall', faces: [1, 8], text: expect.stringContaining('Walls of 2 bodies, the thinnest of 0.3 mm') },
  ])
})

test('what is about whole bodies names all of their faces', () => {
  const bodies = [bodyFacts(), bodyFacts({ firstFaces: [7, 9], faceCount: 2, sizeMm: [1200, 10, 10] })]
  expect(partNotes(partFacts({ bodies }), null)).toMatchObject([
    { kind: 'too_large', faces: [7, 8, 9, 10], isOfBodies: true },
  ])
  const often = bodyFacts({ faceCount: 2, setups: Array.from({ length: 6 }, () => [0, 0, 1]) })
  expect(partNotes(partFacts({ bodies: [often], setups: 6 }), null)).toMatchObject([
    { kind: 'many_setups', faces: [0, 1], isOfBodies: true },
  ])
})

test('only words of the catalogue name a process', () => {
  expect(['casting', 'magic', null, undefined].map(knownProcess)).toEqual(['casting', null, null, null])
})
