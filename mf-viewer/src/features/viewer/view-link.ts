import { faceOfNumber } from './faces.ts'
import type { Model } from './model.ts'
import type { Standpoint } from './navigation.ts'
import { sectionAxes } from './section.ts'
import type { ViewState } from './view-state.ts'

/** What of an address describes the view. */
export const viewParameters = ['camera', 'display', 'section', 'explode', 'hidden', 'part', 'face'] as const

const shortest = (value: number) => String(Number(value.toPrecision(5)))

/** Names a view in an address, so that a colleague sees the same. Words that would say nothing new are left out. */
export function viewInAddress(state: ViewState, standpoint: Standpoint): Record<string, string> {
  const { display, projection, isTransparent, unit, section, explode, hidden, chosenPart } = state
  const look = [display, projection === 'orthographic' && 'flat', isTransparent && 'clear', unit === 'in' && 'inch']
  return {
    camera: standpoint.map(shortest).join(','),
    display: look.filter(Boolean).join(','),
    ...(section && { section: `${section.axis},${shortest(section.at)}${section.isFlipped ? ',flipped' : ''}` }),
    ...(explode > 0 && { explode: shortest(explode) }),
    ...(hidden.size > 0 && { hidden: [...hidden].join(',') }),
    ...(chosenPart !== null && { part: chosenPart }),
  }
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
    ...{ isTransparent: look.includes('clear'), unit: look.includes('inch') ? 'in' : 'mm' },
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
  // six numbers, as was just made sure
  const standpoint = isWhole ? ([x, y, z, atX, atY, atZ] as Standpoint) : null
  return { state, standpoint }
}
