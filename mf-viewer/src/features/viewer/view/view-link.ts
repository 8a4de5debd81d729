import { knownProcess } from '@kerf/shared-contracts/rules/manufacturability'
import { viewerPath } from '@kerf/shared-parts/files/file-address.ts'
import { faceOfNumber, numberOfFace } from '../model/faces.ts'
import type { Model } from '../model/model.ts'
import type { FaceOfCopy } from '../scene/drawn-model.ts'
import type { Standpoint } from '../scene/navigation.ts'
import { sectionAxes } from '../section/section.ts'
import type { ViewState } from './view-state.ts'

const shortest = (value: number) => String(Number(value.toPrecision(5)))

/** Names a view in an address, so that a colleague sees the same. Words that would say nothing new are left out. */
export function viewInAddress(model: Model, state: ViewState, standpoint: Standpoint): Record<string, string> {
  const { display, projection, isTransparent, isAnnotated, unit, section, explode, hidden, chosenPart, lit } = state
  const look = [
    display,
    projection === 'orthographic' && 'flat',
    isTransparent && 'clear',
    unit === 'in' && 'inch',
    !isAnnotated && 'bare',
  ]
  return {
    camera: standpoint.map(shortest).join(','),
    display: look.filter(Boolean).join(','),
    ...(section && { section: `${section.axis},${shortest(section.at)}${section.isFlipped ? ',flipped' : ''}` }),
    ...(explode > 0 && { explode: shortest(explode) }),
    ...(hidden.size > 0 && { hidden: [...hidden].join(',') }),
    ...(chosenPart !== null && { part: chosenPart }),
    ...facesInAddress(model, lit),
  }
}

/** Names faces in an address, by their numbers in the file. */
export function facesInAddress(model: Model, faces: readonly FaceOfCopy[]): Record<string, string> {
  const numbers = faces.flatMap((face) => numberOfFace(model, face) ?? [])
  return numbers.length > 0 ? { face: numbers.join(',') } : {}
}

/** The address of a file's page with what is `shown` of it, from wherever it is shown. */
export function linkTo(fileId: string, shown: Readonly<Record<string, string>>): URL {
  return new URL(`${viewerPath}?${new URLSearchParams({ fileId, ...shown })}`, window.location.origin)
}

/** Reads a view out of an address; whatever makes no sense is left as it is without one. */
export function viewFromAddress(search: URLSearchParams, model: Model) {
  const list = (name: string) => (search.get(name) ?? '').split(',').filter((word) => word !== '')
  const look = list('display')
  const display = look.find((word) => word === 'edges' || word === 'plain' || word === 'wire')
  const [axis, at, flipped] = list('section')
  const knownAxis = sectionAxes.find((known) => known === axis)
  const camera = list('camera').map(Number)
  const explode = Number(search.get('explode') ?? 0)
  const part = search.get('part')
  const faces = list('face').flatMap((number) => faceOfNumber(model, Number(number)) ?? [])
  const state: Partial<ViewState> = {
    ...(display && { display }),
    ...{ projection: look.includes('flat') ? 'orthographic' : 'perspective' },
    ...{
      isTransparent: look.includes('clear'),
      isAnnotated: !look.includes('bare'),
      unit: look.includes('inch') ? 'in' : 'mm',
    },
    ...(knownAxis && Number.isFinite(Number(at)) && at !== undefined
      ? { section: { axis: knownAxis, at: Number(at), isFlipped: flipped === 'flipped' } }
      : {}),
    ...(explode > 0 && explode <= 1 && { explode }),
    hidden: new Set(list('hidden')),
    ...(part && { chosenPart: part }),
    lit: faces,
  }
  const [x, y, z, atX, atY, atZ] = camera
  const isWhole = camera.length === 6 && camera.every(Number.isFinite)
  const features = { process: knownProcess(search.get('process')), note: search.get('note'), hasStandpoint: isWhole }
  // six numbers, as was just made sure
  const standpoint = isWhole ? ([x, y, z, atX, atY, atZ] as Standpoint) : null
  return { state, standpoint, features }
}
