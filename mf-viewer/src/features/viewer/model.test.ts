import { Vector3 } from 'three'
import { expect, test, vi } from 'vitest'
import { sampleGlb } from '../../../test/glb-sample.ts'
import { highlight, readModel } from './model.ts'

test('the tree of parts has the names that the file gives, untouched, and the colours of parts alone', async () => {
  const { parts } = await readModel(sampleGlb())
  expect(parts.map(({ id, name, color }) => ({ id, name, color }))).toEqual([
    { id: '0', name: 'Fixture 治具', color: null },
  ])
  expect(parts[0]?.children.map(({ id, name, color }) => ({ id, name, color }))).toEqual([
    { id: '0.0', name: 'Base plate', color: '#ff0000' },
    { id: '0.1', name: 'Post.1', color: '#ff0000' },
  ])
})

test('surfaces and edges are told apart, and the extents are those of all placed parts', async () => {
  const { surfaces, edges, box } = await readModel(sampleGlb())
  expect([surfaces.length, edges.length]).toEqual([2, 2])
  expect(box.getSize(new Vector3()).toArray()).toEqual([10, 10, 20])
})

test('disposing frees every geometry and material once', async () => {
  const model = await readModel(sampleGlb())
  const freed = vi.fn()
  for (const { geometry, material } of [...model.surfaces, ...model.edges]) {
    geometry.addEventListener('dispose', freed)
    for (const one of [material].flat()) one.addEventListener('dispose', freed)
  }
  model.dispose()
  // a listener is added once, however often: placed parts share their geometry
  const distinct = new Set(
    [...model.surfaces, ...model.edges].flatMap(({ geometry, material }) => [geometry, ...[material].flat()]),
  )
  expect(freed).toHaveBeenCalledTimes(distinct.size)
})

test('a part that stands out leaves others of its colour alone, and goes back to what it was', async () => {
  const { parts, surfaces } = await readModel(sampleGlb())
  const [base, post] = surfaces
  const [plate] = parts[0]?.children ?? []
  if (!plate || !base || !post) throw new Error('The sample has two parts')
  const before = base.material
  const restore = highlight(plate)
  expect(base.material).not.toBe(before)
  expect(post.material).toBe(before)
  restore()
  expect(base.material).toBe(before)
})
