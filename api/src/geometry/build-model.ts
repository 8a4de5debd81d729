import type { GeometryFacts } from './facts.ts'
import { GeometryFailure } from './failure.ts'
import { writeGlb } from './glb.ts'
import type { OpenCascadeInstance } from './kernel.ts'
import { outlinePart21, part21Of } from './part21.ts'
import { writePicture } from './picture.ts'
import { placedAnnotations } from './placed-annotations.ts'
import { readStep } from './read-step.ts'
import { addPlacedPart, Bounds, eachInstance } from './scene.ts'

/** Drawings are never finer than micrometres; the kernel's further digits are noise. */
const toMicrometre = (mm: number) => Math.round(mm * 1000) / 1000

/**
 * Turns a STEP file into a binary glTF model, a picture and its facts.
 * @throws GeometryFailure when the file has nothing to show; any other error is the kernel's
 */
export async function buildModel(
  oc: OpenCascadeInstance,
  step: Buffer,
): Promise<{ glb: Uint8Array; picture: Uint8Array; facts: GeometryFacts }> {
  const part21 = part21Of(step)
  const outline = outlinePart21(part21)
  const { scene, asRead } = readStep(oc, part21)
  const bounds = new Bounds()
  let [instances, triangles, solids] = [0, 0, 0]
  eachInstance(scene.roots, (mesh, world) => {
    addPlacedPart(bounds, mesh, world)
    instances++
    triangles += mesh.triangles
    solids += mesh.solids
  })
  if (triangles === 0) {
    throw new GeometryFailure(outline.hasExternalReferences ? 'geometry.external_references' : 'geometry.empty')
  }
  const [x, y, z] = bounds.size
  const annotations = placedAnnotations(part21.toString('latin1'), outline.unit, asRead)
  return {
    glb: await writeGlb(scene, bounds, { triangles, annotations }),
    picture: await writePicture(scene),
    facts: {
      sizeMm: [toMicrometre(x), toMicrometre(y), toMicrometre(z)],
      triangles,
      parts: scene.parts.length,
      instances,
      solids,
      unit: outline.unit,
    },
  }
}
