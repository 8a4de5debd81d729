import type { BodyFacts } from '../contracts/geometry.ts'

type Placed = Pick<BodyFacts, 'firstFaces'>

/** Facts name faces of the first copy of a body; here are those of all its copies. */
export function inAllCopies(faces: readonly number[], { firstFaces }: Placed): number[] {
  const [first = 0] = firstFaces
  return firstFaces.flatMap((start) => faces.map((face) => face - first + start))
}

/** Every face of a body, in all its copies. */
export function facesOfBody({ firstFaces, faceCount }: Placed & Pick<BodyFacts, 'faceCount'>): number[] {
  return firstFaces.flatMap((start) => Array.from({ length: faceCount }, (_, i) => start + i))
}
