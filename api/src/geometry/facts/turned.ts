import type { BodyFacts } from '@kerf/shared-contracts/contracts/geometry'
import type { BodyMesh } from './mesh.ts'
import type { Face } from './read-faces.ts'
import { cross, dot, length, lineDirection, rounded, subtract, type Vector } from './vector.ts'

/** From this share on a body is one for the lathe. */
const leastShare = 0.6

/** How much of a body turns around its main axis, faces across the axis left aside, and how large a bar it needs. */
export function turnedShape(mesh: BodyMesh, faces: readonly Face[]): Pick<BodyFacts, 'turned' | 'turnedShare'> {
  const main = mainAxis(faces)
  if (!main) return { turned: null, turnedShare: 0 }
  const { axis, foot } = main
  let [turning, all, radius, low, high] = [0, 0, 0, Infinity, -Infinity]
  for (let i = 0; i < mesh.count; i++) {
    const { middle, normal, area } = mesh.triangle(i)
    const side = cross(axis, normal)
    if (length(side) < 0.05) continue
    all += area
    const fromAxis = subtract(middle, foot)
    if (Math.abs(dot(fromAxis, side)) / length(side) < 0.05 * main.radius) turning += area
  }
  for (let i = 0; i < mesh.positions.length; i += 3) {
    const point = subtract([mesh.positions[i] ?? 0, mesh.positions[i + 1] ?? 0, mesh.positions[i + 2] ?? 0], foot)
    const z = dot(point, axis)
    radius = Math.max(radius, length(cross(point, axis)))
    low = Math.min(low, z)
    high = Math.max(high, z)
  }
  const share = all > 0 ? Math.round((turning / all) * 1000) / 1000 : 0
  const bar = { axis: rounded(axis, 6), diameterMm: hundredths(radius * 2), lengthMm: hundredths(high - low) }
  return { turned: share >= leastShare ? bar : null, turnedShare: share }
}

const hundredths = (mm: number) => Math.round(mm * 100) / 100

/** The axis that the largest round faces share. */
function mainAxis(faces: readonly Face[]): { axis: Vector; foot: Vector; radius: number } | null {
  const axes: { axis: Vector; foot: Vector; radius: number; area: number }[] = []
  for (const { round } of faces) {
    if (!round) continue
    const axis = lineDirection(round.axis)
    const radius = Math.max(round.low.radius, round.high.radius)
    const area = radius * round.turn * (round.high.z - round.low.z)
    const known = axes.find(
      (other) => dot(other.axis, axis) > 0.9999 && length(subtract(other.foot, round.foot)) < 0.01 * other.radius,
    )
    if (!known) axes.push({ axis, foot: round.foot, radius, area })
    else {
      known.area += area
      known.radius = Math.max(known.radius, radius)
    }
  }
  return axes.sort((a, b) => b.area - a.area)[0] ?? null
}
