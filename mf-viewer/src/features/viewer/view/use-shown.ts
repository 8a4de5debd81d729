import { useEffect } from 'react'
import { Box3, Vector3 } from 'three'
import { facesTriangles } from '../model/faces.ts'
import type { Model } from '../model/model.ts'
import type { FaceOfCopy } from '../scene/drawn-model.ts'
import type { Standpoint } from '../scene/navigation.ts'
import type { Studio } from '../scene/studio.ts'
import { moved, planeOf, rangeOf, stepOf } from '../section/section.ts'
import type { View, ViewState } from './view-state.ts'

/** Keeps the picture true to the state of the view. */
export function useShown(
  studio: Studio | null,
  model: Model,
  view: View,
  { dark, isSolid }: { dark: boolean; isSolid: boolean },
): void {
  const { state, hiddenCopies, chosenCopies } = view
  const { display, isTransparent, isAnnotated, projection, section, explode } = state
  useEffect(() => studio?.show(display, { isDark: dark, isTransparent }), [studio, display, isTransparent, dark])
  useEffect(() => studio?.setAnnotated(isAnnotated), [studio, isAnnotated])
  useEffect(() => studio?.project(projection), [studio, projection])
  useEffect(() => studio?.cut(section && planeOf(section), isSolid), [studio, section, isSolid])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another model begins whole
  useEffect(() => studio?.explode(explode), [studio, model, explode])
  useEffect(() => studio?.setCopies(hiddenCopies, chosenCopies), [studio, hiddenCopies, chosenCopies])
}

/** Keeps these faces lit. */
export function useLit(studio: Studio | null, faces: readonly FaceOfCopy[]): void {
  const key = faces.map(({ copy, face }) => `${copy}.${face}`).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the faces, which are made anew each time
  useEffect(() => studio?.light(faces), [studio, key])
}

/** Square brackets move the cut while the picture has the focus. */
export function useSectionKeys(studio: Studio | null, model: Model, { state, change }: View): void {
  const { section } = state
  useEffect(() => {
    if (!studio || !section) return
    const { canvas } = studio
    const step = stepOf(rangeOf(model.box, section.axis))
    const move = ({ key }: KeyboardEvent) => {
      if (key === '[' || key === ']') change({ section: moved(section, model.box, key === ']' ? step : -step) })
    }
    canvas.addEventListener('keydown', move)
    return () => canvas.removeEventListener('keydown', move)
  })
}

/** Shows what the address asks for, once: the standpoint, or the faces from their front. */
export function useAskedFor(
  studio: Studio | null,
  model: Model,
  { state, standpoint }: { state: Partial<ViewState>; standpoint: Standpoint | null },
): void {
  useEffect(() => {
    if (!studio) return
    if (standpoint) studio.navigation.standpoint = standpoint
    else if (state.lit && state.lit.length > 0) frameFaces(studio, model, state.lit)
  }, [studio, model, state, standpoint])
}

interface Framing {
  drawn: Pick<Studio['drawn'], 'shiftOf'>
  navigation: Pick<Studio['navigation'], 'frame'>
}

/** Brings faces into the middle of the picture, wherever their parts were moved. @param known from where; from where they look unless said */
export function frameFaces(
  { drawn, navigation }: Framing,
  model: Model,
  faces: readonly FaceOfCopy[],
  known?: readonly [number, number, number] | null,
): void {
  const box = new Box3()
  const outwards = new Vector3()
  const [place, normal] = [new Vector3(), new Vector3()]
  for (const face of faces) {
    const shift = drawn.shiftOf(face.copy)
    for (const vertex of facesTriangles(model, [face])) {
      box.expandByPoint(place.fromArray(model.positions, vertex * 3).add(shift))
      outwards.add(normal.fromArray(model.normals, vertex * 4).multiplyScalar(1 / 127))
    }
  }
  if (box.isEmpty()) return
  // Slantwise, so that depth is seen; a bore looks in all directions and so in none.
  const facing = outwards.lengthSq() > 1 ? outwards.normalize() : new Vector3(0, 0, 1)
  const from = known ? new Vector3(...known).normalize() : facing
  navigation.frame(box, from.add(new Vector3(0.35, -0.45, 0.33)).normalize())
}
