import type { BodyFacts, HoleFacts, PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { stockFor } from '@kerf/shared-contracts/rules/stock'
import type { TopoDS_Shape } from 'replicad-opencascadejs'
import type { Body } from './bodies.ts'
import { type Box, bestBox, boxOf } from './boxes.ts'
import { Edges } from './edges.ts'
import { placesOf } from './face-places.ts'
import { findHoles } from './holes.ts'
import type { FactsKernel } from './kernel.ts'
import { type BodyMesh, meshBody } from './mesh.ts'
import { type Face, readFaces } from './read-faces.ts'
import { findSetups } from './setups.ts'
import { turnedShape } from './turned.ts'
import { length, subtract, type Vector } from './vector.ts'
import { thinnestWall } from './walls.ts'

export interface MeasuredBody {
  facts: BodyFacts
  box: Box
  holes: Omit<HoleFacts, 'body'>[]
  sharpCorners: { faces: number[] }[]
  faceKinds: Partial<PartFacts['faceKinds']>
}

/**
 * Measures one body where its first copy lies. Null when there is nothing to see of it.
 * @param rays about how many may be sent to look for walls, and again for setups; 0 leaves both out
 */
export function measureBody(oc: FactsKernel, body: Body, rays: number): MeasuredBody | null {
  const [first] = body.copies
  const loose = first && boxOf(oc, first.shape, 'loose')
  if (!first || !loose) return null
  const { shape, firstFace } = first
  const looseExtent = length(subtract(loose.max, loose.min))
  let made: BodyMesh | null | undefined
  const mesh = () => {
    made ??= meshBody(oc, shape, looseExtent)
    return made
  }
  const box = bestBox(oc, shape, body.faceCount, mesh)
  if (!box) return null
  const faces = readFaces(oc, shape, firstFace)
  const size = subtract(box.max, box.min)
  const extent = length(size)
  const holes = body.isSolid ? findHoles(faces, mesh(), extent) : []
  const searched =
    rays > 0 && body.isSolid ? search(oc, { shape, faces, mesh: mesh(), extent, rays, holes }) : unsearched
  const number = (place: number) => faces[place]?.number ?? firstFace + place
  const sharpCorners = searched.sharpCorners.map((pair) => ({ faces: pair.map(number) }))
  const unreachable = searched.setups.unreachable.map(number)
  const named = [...holes, ...sharpCorners, { faces: unreachable }, { faces: searched.wall?.faces ?? [] }]
  const drawn = made
  return {
    box,
    holes,
    sharpCorners,
    faceKinds: countKinds(faces),
    facts: {
      firstFaces: body.copies.map((copy) => copy.firstFace),
      faceCount: body.faceCount,
      ...(drawn && { facePlaces: placesOf(drawn, new Set(named.flatMap((feature) => feature.faces)), firstFace) }),
      isSolid: body.isSolid,
      sizeMm: micrometres(size),
      volumeMm3: body.isSolid ? volumeOf(oc, shape) : null,
      areaMm2: areaOf(oc, shape),
      stockMm: stockFor(micrometres(size)),
      setups: searched.setups.directions.map((way) => [...way]),
      unreachable,
      wall: searched.wall,
      ...searched.turning,
    },
  }
}

interface Searched {
  wall: BodyFacts['wall']
  setups: { directions: Vector[]; unreachable: number[] }
  sharpCorners: [number, number][]
  turning: Pick<BodyFacts, 'turned' | 'turnedShare'>
}

const unsearched: Searched = {
  wall: null,
  setups: { directions: [], unreachable: [] },
  sharpCorners: [],
  turning: { turned: null, turnedShare: 0 },
}

function search(
  oc: FactsKernel,
  {
    shape,
    faces,
    mesh,
    extent,
    rays,
    holes,
  }: {
    shape: TopoDS_Shape
    faces: readonly Face[]
    mesh: BodyMesh | null
    extent: number
    rays: number
    holes: MeasuredBody['holes']
  },
): Searched {
  if (!mesh) return unsearched
  const edges = new Edges(oc, shape)
  const axes = holes.map(({ axis }) => axis)
  return {
    wall: thinnestWall(mesh, faces, edges.areNeighbours, { extent, rays }),
    setups: findSetups(mesh, faces, axes, { extent, rays }),
    sharpCorners: edges.sharpCorners(mesh, faces, extent),
    turning: turnedShape(mesh, faces),
  }
}

const micrometres = ([x, y, z]: Vector): [number, number, number] => [micrometre(x), micrometre(y), micrometre(z)]
const micrometre = (mm: number) => Math.round(mm * 1000) / 1000

function countKinds(faces: readonly Face[]): MeasuredBody['faceKinds'] {
  const kinds: MeasuredBody['faceKinds'] = {}
  for (const { kind } of faces) kinds[kind] = (kinds[kind] ?? 0) + 1
  return kinds
}

/** A solid that was written inside out has a negative one. */
function volumeOf(oc: FactsKernel, shape: TopoDS_Shape): number {
  const properties = new oc.GProp_GProps()
  oc.BRepGProp.VolumeProperties(shape, properties, false, false, false)
  const volume = Math.abs(properties.Mass())
  properties.delete()
  return significant(volume)
}

function areaOf(oc: FactsKernel, shape: TopoDS_Shape): number {
  const properties = new oc.GProp_GProps()
  oc.BRepGProp.SurfaceProperties(shape, properties, false, false)
  const area = properties.Mass()
  properties.delete()
  return significant(area)
}

/** Nine digits: the rest is noise of the integration. */
const significant = (value: number) => Number(value.toPrecision(9))
