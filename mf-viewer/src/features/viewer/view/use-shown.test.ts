import { Box3, Vector3 } from 'three'
import { expect, test, vi } from 'vitest'
import { boxGlb } from '../../../../test/box-glb.ts'
import { readModel } from '../model/read-model.ts'
import { frameFaces } from './use-shown.ts'

test('faces of parts that are pulled apart are framed where they are seen', () => {
  const model = readModel(boxGlb())
  const frame = vi.fn((_box: Box3, _from: Vector3) => {})
  const drawn = { shiftOf: (copy: number) => new Vector3(copy === 1 ? 30 : 0, 0, 0) }
  frameFaces({ drawn, navigation: { frame } }, model, [
    { copy: 0, face: 5 },
    { copy: 1, face: 5 },
  ])
  expect(frame.mock.calls[0]?.[0]).toEqual(new Box3(new Vector3(-10, -10, 10), new Vector3(90, 10, 10)))
})
