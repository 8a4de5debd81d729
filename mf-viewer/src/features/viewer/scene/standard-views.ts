import { type Box3, type PerspectiveCamera, Vector3 } from 'three'

/** Where the camera stands, seen from the middle of the part; z is up and the front looks along +y. */
export const standardViews = {
  front: { key: '1', from: new Vector3(0, -1, 0) },
  back: { key: '2', from: new Vector3(0, 1, 0) },
  left: { key: '3', from: new Vector3(-1, 0, 0) },
  right: { key: '4', from: new Vector3(1, 0, 0) },
  // slightly off the axis, so that up stays defined
  top: { key: '5', from: new Vector3(0, -1e-4, 1).normalize() },
  bottom: { key: '6', from: new Vector3(0, -1e-4, -1).normalize() },
  iso: { key: '7', from: new Vector3(0.9, -1.15, 0.85).normalize() },
} as const

export type StandardView = keyof typeof standardViews

export function viewOfKey(key: string): StandardView | undefined {
  // keys of this very object
  return (Object.keys(standardViews) as StandardView[]).find((name) => standardViews[name].key === key)
}

/** 1 would touch the edges of the picture. */
const margin = 1.12
const up = new Vector3(0, 0, 1)

/**
 * How far from the middle of `box` the camera must stand, in the direction `from`, to see all of it.
 * @param heightShare how much of the picture's height is free, from 0 to 1
 */
export function fitDistance(box: Box3, from: Vector3, camera: PerspectiveCamera, heightShare = 1): number {
  const half = box.getSize(new Vector3()).multiplyScalar(0.5)
  const right = new Vector3().crossVectors(up, from).normalize()
  const top = new Vector3().crossVectors(from, right)
  const whole = Math.tan((camera.fov * Math.PI) / 360)
  const horizontal = whole * camera.aspect
  const vertical = whole * heightShare
  let distance = 0
  for (let corner = 0; corner < 8; corner++) {
    const point = new Vector3(
      corner & 1 ? half.x : -half.x,
      corner & 2 ? half.y : -half.y,
      corner & 4 ? half.z : -half.z,
    )
    const towards = point.dot(from)
    const needed = Math.max(Math.abs(point.dot(right)) / horizontal, Math.abs(point.dot(top)) / vertical) * margin
    distance = Math.max(distance, needed + towards)
  }
  return distance
}
