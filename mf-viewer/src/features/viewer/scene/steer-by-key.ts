import type { Navigation } from './navigation.ts'
import { viewOfKey } from './standard-views.ts'

/** What one press of an arrow turns, in radians, and moves, in shares of the picture's height. */
const turn = Math.PI / 18
const move = 0.06
const nearer = 1 / 1.25

const arrows: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>
type Steered = Pick<Navigation, 'view' | 'fit' | 'zoom' | 'orbit' | 'pan'>

/** @returns whether the key meant something here; what browsers do with Ctrl, Alt and the like stays theirs */
export function steerByKey(studio: Steered, { key, shiftKey, ctrlKey, metaKey, altKey }: Key): boolean {
  if (ctrlKey || metaKey || altKey) return false
  const arrow = arrows[key]
  const view = viewOfKey(key)
  if (arrow && shiftKey) studio.pan(arrow[0] * move, arrow[1] * move)
  else if (arrow) studio.orbit(arrow[0] * turn, arrow[1] * turn)
  else if (view) studio.view(view)
  else if (key === '+' || key === '=') studio.zoom(nearer)
  else if (key === '-' || key === '_') studio.zoom(1 / nearer)
  else if (key === 'f' || key === 'F') studio.fit()
  else return false
  return true
}
