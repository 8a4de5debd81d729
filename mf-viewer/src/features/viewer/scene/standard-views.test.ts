import { Box3, PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { fitDistance, type StandardView, standardViews, viewOfKey } from './standard-views.ts'

const box = new Box3(new Vector3(-100, -20, -5), new Vector3(100, 20, 5))
const names = Object.keys(standardViews) as StandardView[]

test.each([
  ['wide', 1.8],
  ['tall', 0.5],
])('a %s picture shows all of a long part from every view, and not much more', (_, aspect) => {
  for (const name of names) {
    const camera = new PerspectiveCamera(26, aspect, 0.1, 10_000)
    const { from } = standardViews[name]
    camera.up.set(0, 0, 1)
    camera.position.copy(from).multiplyScalar(fitDistance(box, from, camera))
    camera.lookAt(0, 0, 0)
    camera.updateMatrixWorld()
    const reach = corners().map((corner) => corner.project(camera))
    const furthest = Math.max(...reach.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))
    expect(furthest, name).toBeLessThan(0.95)
    expect(furthest, name).toBeGreaterThan(0.8)
  }
})

test('where part of the picture is covered the camera stands further away', () => {
  const camera = new PerspectiveCamera(26, 1.8, 0.1, 10_000)
  const tall = new Box3(new Vector3(-1, -1, -50), new Vector3(1, 1, 50))
  const { from } = standardViews.front
  expect(fitDistance(tall, from, camera, 0.8)).toBeGreaterThan(fitDistance(tall, from, camera))
})

test('each view has a key of its own', () => {
  expect(names.map((name) => viewOfKey(standardViews[name].key))).toEqual(names)
  expect(viewOfKey('8')).toBeUndefined()
})

function corners(): Vector3[] {
  return [box.min.x, box.max.x].flatMap((x) =>
    [box.min.y, box.max.y].flatMap((y) => [box.min.z, box.max.z].map((z) => new Vector3(x, y, z))),
  )
}
