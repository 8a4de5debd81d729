import { type Box3, type Sphere, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { CameraRig } from './camera-rig.ts'
import { fitDistance, type StandardView, standardViews } from './standard-views.ts'
import { Turn } from './turn.ts'

/** Where the camera stands and looks, six numbers in millimetres from the middle of the model. */
export type Standpoint = readonly [number, number, number, number, number, number]

interface Place {
  rig: CameraRig
  canvas: HTMLElement
  /** The whole model. */
  box: Box3
  sphere: Sphere
  /** How much of the picture's height is free of tools, 0 to 1. */
  room: () => number
  /** Something moved. */
  onMove: () => void
}

/** Moves the camera: by pointer, by key, and on its way to a view. */
export class Navigation {
  readonly #place: Place
  readonly #controls: OrbitControls
  #turn: Turn | null = null

  constructor(place: Place) {
    this.#place = place
    const { rig, canvas, sphere, onMove } = place
    this.#controls = new OrbitControls(rig.perspective, canvas)
    Object.assign(this.#controls, {
      ...{ enableDamping: !prefersStill(), dampingFactor: 0.18, zoomToCursor: true, rotateSpeed: 0.9 },
      ...{ minDistance: sphere.radius * 0.05, maxDistance: sphere.radius * 40 },
    })
    this.#controls.addEventListener('change', onMove)
    this.#controls.addEventListener('start', this.#stopTurning)
  }

  get target(): Vector3 {
    return this.#controls.target
  }

  /** Stands at once where the whole model is seen. */
  start(): void {
    const { box } = this.#place
    this.#stand(this.#standpointFor(standardViews.iso.from, box), box.getCenter(new Vector3()))
  }

  view(name: StandardView): void {
    this.#turnTo(standardViews[name].from, this.#place.box)
  }

  /** Keeps the direction and brings the whole model into the picture. */
  fit(): void {
    this.#turnTo(this.#offset().normalize(), this.#place.box)
  }

  /** Brings a place into the middle of the picture. @param from where to look from */
  frame(box: Box3, from: Vector3): void {
    const room = box.clone()
    // a small face is shown with what is around it
    room.expandByScalar(Math.max(this.#place.sphere.radius * 0.12, box.getSize(new Vector3()).length() * 0.25))
    this.#turnTo(from, room)
  }

  get standpoint(): Standpoint {
    const { position } = this.#place.rig.perspective
    const { target } = this.#controls
    return [position.x, position.y, position.z, target.x, target.y, target.z]
  }

  set standpoint([x, y, z, atX, atY, atZ]: Standpoint) {
    this.#stopTurning()
    this.#stand(new Vector3(x, y, z), new Vector3(atX, atY, atZ))
  }

  /** @param by factor of the distance: below 1 comes nearer */
  zoom(by: number): void {
    this.#stopTurning()
    const { target, minDistance, maxDistance } = this.#controls
    const offset = this.#offset()
    offset.setLength(Math.min(Math.max(offset.length() * by, minDistance), maxDistance))
    this.#stand(offset.add(target), target)
  }

  /** @param angles to the right and upwards, in radians */
  orbit(right: number, up: number): void {
    this.#stopTurning()
    const offset = this.#offset()
    const length = offset.length()
    const around = Math.atan2(offset.y, offset.x) + right
    const above = Math.min(Math.max(Math.asin(offset.z / length) + up, -Math.PI / 2 + 1e-4), Math.PI / 2 - 1e-4)
    const flat = Math.cos(above)
    const direction = new Vector3(Math.cos(around) * flat, Math.sin(around) * flat, Math.sin(above))
    this.#stand(direction.multiplyScalar(length).add(this.#controls.target), this.#controls.target)
  }

  /** @param shares of the picture's height, to the right and upwards */
  pan(right: number, up: number): void {
    this.#stopTurning()
    const { rig } = this.#place
    const height = rig.heightAt(this.#controls.target)
    const move = new Vector3(right * height, up * height, 0).applyQuaternion(rig.perspective.quaternion)
    this.#stand(rig.perspective.position.clone().add(move), this.#controls.target.clone().add(move))
  }

  /** One step on the way, before a frame is drawn. While a movement dies away, this asks for the next frame. */
  step(now: number): void {
    if (this.#turn) {
      const { position, target, isOver } = this.#turn.at(now)
      if (isOver) this.#turn = null
      this.#stand(position, target)
    }
    this.#controls.update()
  }

  dispose(): void {
    this.#controls.dispose()
  }

  #offset(): Vector3 {
    return this.#place.rig.perspective.position.clone().sub(this.#controls.target)
  }

  #standpointFor(from: Vector3, box: Box3): Vector3 {
    const distance = fitDistance(box, from, this.#place.rig.perspective, this.#place.room())
    return from.clone().multiplyScalar(distance).add(box.getCenter(new Vector3()))
  }

  #stand(position: Vector3, target: Vector3): void {
    this.#place.rig.perspective.position.copy(position)
    this.#controls.target.copy(target)
    this.#controls.update()
    this.#place.onMove()
  }

  #turnTo(from: Vector3, box: Box3): void {
    const [to, target] = [this.#standpointFor(from, box), box.getCenter(new Vector3())]
    if (prefersStill()) {
      this.#stand(to, target)
      return
    }
    const { position } = this.#place.rig.perspective
    this.#turn = new Turn({ from: position, fromTarget: this.#controls.target, to, target })
    this.#place.onMove()
  }

  readonly #stopTurning = (): void => {
    this.#turn = null
  }
}

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
