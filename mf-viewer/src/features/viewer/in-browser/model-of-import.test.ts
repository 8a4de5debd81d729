import { expect, test } from 'vitest'
import { layOut } from './imported-model.ts'
import { modelOfImport } from './model-of-import.ts'

const corners = [100, 0, 0, 110, 0, 0, 110, 20, 0]
const model = modelOfImport(
  layOut({
    root: { name: '', meshes: [], children: [{ name: 'Wedge', meshes: [0], children: [] }] },
    meshes: [
      {
        name: 'Wedge',
        color: [0, 0, 1],
        brep_faces: [{ first: 0, last: 0, color: null }],
        attributes: { position: { array: corners }, normal: { array: [0, 0, 1, 0, 0, 1, 0, 0, 1] } },
        index: { array: [0, 1, 2] },
      },
    ],
  }),
)

test('the middle of the model lies at zero, and it knows where the file has it', () => {
  expect(model.box.min.toArray()).toEqual([-5, -10, 0])
  expect(model.box.max.toArray()).toEqual([5, 10, 0])
  expect(model.center.toArray()).toEqual([105, 10, 0])
})

test('a part has the colour of its mesh', () => {
  expect(model.parts).toEqual([{ id: '0', name: 'Wedge', color: '#0000ff', copies: [0], children: [] }])
})

test('nothing in it counts as exact', () => {
  expect(model.faces).toBeNull()
  expect(model.copies[0]?.topology).toBeNull()
})
