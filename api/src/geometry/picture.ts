import sharp from 'sharp'
import { plainColor } from './glb.ts'
import { type Drawn, Raster } from './raster.ts'
import { eachInstance, multiply, type PartMesh, type Rgb, type Scene, translation, type Vec3 } from './scene.ts'

/** Width and height of the picture, in pixels. */
const pictureSize = 512
/** It is drawn larger by this factor, then scaled down to smooth it. */
const oversampling = 2
/** Free pixels around the part, as a share of the width. */
const margin = 0.04

const unit = ([x, y, z]: Vec3): Vec3 => {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** From the front, right and above, as the viewer opens. */
const towardsViewer = unit([0.9, -1.15, 0.85])
const right = unit(cross([0, 0, 1], towardsViewer))
const up = cross(towardsViewer, right)
/** A large soft lamp at the upper left, a weak one at the right, and light from the sky. */
const keyLight = unit([-0.35, -0.75, 1.1])
const fillLight = unit([1, -0.2, 0.25])

/** How much light a surface with this normal gets. */
function lightOn(normal: Vec3): number {
  const key = Math.max(0, dot(normal, keyLight))
  const fill = Math.max(0, dot(normal, fillLight))
  const sky = 0.5 + 0.5 * normal[2]
  return 0.22 + 0.2 * sky + 0.72 * key + 0.16 * fill
}

/** Black parts would be nothing but an outline on a dark page, white ones on a light page. */
function visible(color: Rgb): Rgb {
  const lifted = (channel: number) => 0.035 + 0.8 * channel
  return [lifted(color[0]), lifted(color[1]), lifted(color[2])]
}

interface Placed {
  mesh: PartMesh
  /** From the mesh's vertices to the whole scene. */
  matrix: readonly number[]
  color: Rgb | null
}

function placedParts(scene: Scene): Placed[] {
  const placed: Placed[] = []
  eachInstance(scene.roots, (mesh, world, color) => {
    placed.push({ mesh, matrix: multiply(world, translation(...mesh.origin)), color })
  })
  return placed
}

/** The direction, rotated but not moved, in the coordinates the matrix starts from. */
function turnedBack(m: readonly number[], [x, y, z]: Vec3): Vec3 {
  const along = (column: number) => (m[column] ?? 0) * x + (m[column + 1] ?? 0) * y + (m[column + 2] ?? 0) * z
  return [along(0), along(4), along(8)]
}

/** Where a direction projects a part's vertices to: a factor for each coordinate, and an offset. */
function projection(matrix: readonly number[], direction: Vec3): [Vec3, number] {
  return [turnedBack(matrix, direction), dot([matrix[12] ?? 0, matrix[13] ?? 0, matrix[14] ?? 0], direction)]
}

interface Frame {
  scale: number
  centerRight: number
  centerUp: number
  centerDepth: number
}

/** Fits all parts into the picture. */
function frameOf(parts: readonly Placed[]): Frame {
  const extent = (direction: Vec3): [number, number] => {
    let [low, high] = [Infinity, -Infinity]
    for (const { mesh, matrix } of parts) {
      const [[fx, fy, fz], shift] = projection(matrix, direction)
      const { positions } = mesh
      for (let i = 0; i < positions.length; i += 3) {
        const at = (positions[i] ?? 0) * fx + (positions[i + 1] ?? 0) * fy + (positions[i + 2] ?? 0) * fz + shift
        if (at < low) low = at
        if (at > high) high = at
      }
    }
    return [low, high]
  }
  const [across, upwards, deep] = [extent(right), extent(up), extent(towardsViewer)]
  const largest = Math.max(across[1] - across[0], upwards[1] - upwards[0]) || 1
  return {
    scale: (pictureSize * oversampling * (1 - 2 * margin)) / largest,
    centerRight: (across[0] + across[1]) / 2,
    centerUp: (upwards[0] + upwards[1]) / 2,
    centerDepth: (deep[0] + deep[1]) / 2,
  }
}

function draw({ mesh, matrix }: Placed, frame: Frame): Drawn {
  const { positions, normals } = mesh
  const count = positions.length / 3
  const half = (pictureSize * oversampling) / 2
  const drawn: Drawn = {
    x: new Float32Array(count),
    y: new Float32Array(count),
    depth: new Float32Array(count),
    light: new Float32Array(count),
  }
  const [across, acrossShift] = projection(matrix, right)
  const [upwards, upShift] = projection(matrix, up)
  const [deep, deepShift] = projection(matrix, towardsViewer)
  for (let i = 0; i < count; i++) {
    const point: Vec3 = [positions[i * 3] ?? 0, positions[i * 3 + 1] ?? 0, positions[i * 3 + 2] ?? 0]
    const normal: Vec3 = [normals[i * 3] ?? 0, normals[i * 3 + 1] ?? 0, normals[i * 3 + 2] ?? 0]
    drawn.x[i] = half + (dot(point, across) + acrossShift - frame.centerRight) * frame.scale
    drawn.y[i] = half - (dot(point, upwards) + upShift - frame.centerUp) * frame.scale
    drawn.depth[i] = (dot(point, deep) + deepShift - frame.centerDepth) * frame.scale
    const turned = unit(turned3(matrix, normal))
    // Open surfaces can also be seen from behind.
    const facing: Vec3 = dot(turned, towardsViewer) < 0 ? [-turned[0], -turned[1], -turned[2]] : turned
    drawn.light[i] = lightOn(facing)
  }
  return drawn
}

function turned3(m: readonly number[], [x, y, z]: Vec3): Vec3 {
  const row = (at: number) => (m[at] ?? 0) * x + (m[at + 4] ?? 0) * y + (m[at + 8] ?? 0) * z
  return [row(0), row(1), row(2)]
}

/** Draws a scene as if on a table in soft light. @returns red, green, blue and alpha, a byte each */
function drawPicture(scene: Scene): Raster {
  const parts = placedParts(scene)
  const frame = frameOf(parts)
  const raster = new Raster(pictureSize * oversampling)
  for (const part of parts) {
    const drawn = draw(part, frame)
    for (const { color, indices } of part.mesh.groups) {
      const shown = visible(color ?? part.color ?? part.mesh.color ?? plainColor)
      for (let i = 0; i < indices.length; i += 3) {
        raster.triangle(drawn, indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0, shown)
      }
    }
  }
  const marks = new Uint8Array(raster.size * raster.size)
  for (const part of parts) {
    const drawn = draw(part, frame)
    const { edges } = part.mesh
    for (let i = 0; i < edges.length; i += 2) raster.edge(drawn, edges[i] ?? 0, edges[i + 1] ?? 0, marks)
  }
  raster.shade(marks)
  return raster
}

/** The picture of a scene as WebP with a transparent background, {@link pictureSize} pixels wide and high. */
export async function writePicture(scene: Scene): Promise<Uint8Array> {
  const { pixels, size } = drawPicture(scene)
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .resize(pictureSize, pictureSize)
    .webp({ quality: 82, alphaQuality: 90, effort: 4 })
    .toBuffer()
}
