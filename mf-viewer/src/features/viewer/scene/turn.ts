import type { Vector3 } from 'three'

/** Milliseconds that a turn to another view takes. */
const turnTime = 220

interface Way {
  from: Vector3
  fromTarget: Vector3
  to: Vector3
  target: Vector3
}

/** The way of the camera to another view: around the model, not through it. */
export class Turn {
  readonly #way: Way
  readonly #start = performance.now()

  constructor({ from, fromTarget, to, target }: Way) {
    this.#way = { from: from.clone(), fromTarget: fromTarget.clone(), to: to.clone(), target: target.clone() }
  }

  at(now: number): { position: Vector3; target: Vector3; isOver: boolean } {
    const { from, fromTarget, to, target } = this.#way
    const share = Math.min((now - this.#start) / turnTime, 1)
    if (share === 1) return { position: to, target, isOver: true }
    const eased = 1 - (1 - share) ** 3
    const center = fromTarget.clone().lerp(target, eased)
    const [a, b] = [from.clone().sub(fromTarget), to.clone().sub(target)]
    const length = a.length() + (b.length() - a.length()) * eased
    const direction = a.normalize().lerp(b.normalize(), eased)
    if (direction.lengthSq() < 1e-6) direction.set(1e-3, -1, 0)
    return { position: direction.setLength(length).add(center), target: center, isOver: false }
  }
}
