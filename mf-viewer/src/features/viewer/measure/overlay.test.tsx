import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { pathOf } from './overlay.tsx'

/** Sees what is before the camera, at z above 0. */
const studio = { rig: { project: ({ x, y, z }: Vector3) => (z > 0 ? { x, y } : null) } }
const line = (...heights: number[]) => heights.map((z, i) => new Vector3(i, 2 * i, z))

test.each([
  [[1, 1, 1], 'M0.0 0.0L1.0 2.0L2.0 4.0'],
  [[-1, 1, 1], 'M1.0 2.0L2.0 4.0'],
  [[1, 1, -1, 1, 1], 'M0.0 0.0L1.0 2.0M3.0 6.0L4.0 8.0'],
  [[-1, -1], ''],
])('a line at %j begins anew after what is behind the camera', (heights, path) => {
  expect(pathOf(studio, line(...heights))).toBe(path)
})
