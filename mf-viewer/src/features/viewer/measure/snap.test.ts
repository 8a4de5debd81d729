import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { boxGlb } from '../../../../test/box-glb.ts'
import { readModel } from '../model/read-model.ts'
import { snap } from './snap.ts'

const model = readModel(boxGlb())

/** The upper face of the left box, 20 mm wide, seen from above; its middle is at 0, 0. */
function seenFromAbove(pixelsInMm: number) {
  return {
    pick: (x: number, y: number) => ({ copy: 0, face: 5, point: new Vector3(x / pixelsInMm, y / pixelsInMm, 10) }),
    rig: { project: ({ x, y }: Vector3) => ({ x: x * pixelsInMm, y: y * pixelsInMm }) },
    drawn: { shiftOf: () => new Vector3() },
  }
}

test.each([
  [-3, -3],
  [3, -3],
  [3, 3],
  [-3, 3],
])('of several corners in reach the nearest to %i, %i is meant', (x, y) => {
  // all four corners are within 9 pixels of every place on a face of 8 by 8 pixels
  const corner = new Vector3(Math.sign(x) * 10, Math.sign(y) * 10, 10)
  expect(snap(seenFromAbove(0.4), model, x, y)).toEqual({ kind: 'point', at: corner })
})

test('an edge is meant where no corner is near, and the face where no edge is', () => {
  expect(snap(seenFromAbove(10), model, 97, 0)).toMatchObject({ kind: 'edge', length: 20 })
  expect(snap(seenFromAbove(10), model, 50, 0)).toMatchObject({ kind: 'face', face: 5 })
})
