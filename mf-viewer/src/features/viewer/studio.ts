import {
  Color,
  DirectionalLight,
  NeutralToneMapping,
  PerspectiveCamera,
  PMREMGenerator,
  Raycaster,
  Scene,
  Sphere,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import type { Model } from './model.ts'
import { fitDistance, type StandardView, standardViews } from './standard-views.ts'

/** `edges` draws surfaces with their edges, `plain` surfaces alone, `wire` edges alone. */
export type Display = 'edges' | 'plain' | 'wire'

/** The browser has no WebGL, or will not give it. */
export class NoWebgl extends Error {
  override name = 'NoWebgl'
}

const turnTime = 220
/** Sharper than this costs more than anybody sees. */
const largestPixelRatio = 2

/**
 * A lit place for one model, with a camera that turns around it. It draws only when something changed, and holds a
 * canvas of its own inside `container`.
 */
export class Studio {
  readonly canvas: HTMLCanvasElement
  readonly #container: HTMLElement
  readonly #model: Model
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(26, 1, 0.1, 1000)
  readonly #controls: OrbitControls
  readonly #light = new DirectionalLight(0xffffff, 1.7)
  readonly #sphere: Sphere
  readonly #observer: ResizeObserver
  readonly #onRender: (camera: PerspectiveCamera) => void
  #display: Display = 'edges'
  #frame = 0
  #turn: { from: Vector3; to: Vector3; target: Vector3; fromTarget: Vector3; start: number } | null = null
  #wasFitted = false

  /** @throws NoWebgl */
  constructor(container: HTMLElement, model: Model, onRender: (camera: PerspectiveCamera) => void = () => undefined) {
    this.#container = container
    this.#model = model
    this.#onRender = onRender
    this.#renderer = createRenderer()
    this.canvas = this.#renderer.domElement
    container.append(this.canvas)

    this.#scene.add(model.root, this.#camera)
    this.#camera.up.set(0, 0, 1)
    this.#camera.add(this.#light, this.#light.target)
    this.#light.position.set(0.6, 0.9, 0.4)
    this.#light.target.position.set(0, 0, -1)
    this.#lightUp()
    this.#sphere = model.box.getBoundingSphere(new Sphere())

    this.#controls = new OrbitControls(this.#camera, this.canvas)
    Object.assign(this.#controls, {
      enableDamping: !prefersStill(),
      dampingFactor: 0.18,
      zoomToCursor: true,
      rotateSpeed: 0.9,
    })
    this.#controls.minDistance = this.#sphere.radius * 0.05
    this.#controls.maxDistance = this.#sphere.radius * 40
    this.#controls.addEventListener('change', this.requestRender)
    this.#controls.addEventListener('start', this.#stopTurning)
    this.canvas.addEventListener('webglcontextrestored', this.requestRender)
    this.#observer = new ResizeObserver(() => this.#resize())
    this.#observer.observe(container)
    this.#resize()
  }

  /** Draws once in the next frame, however often it is asked. */
  readonly requestRender = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#render)
  }

  show(display: Display): void {
    this.#display = display
    for (const surface of this.#model.surfaces) surface.layers.set(display === 'wire' ? 1 : 0)
    for (const lines of this.#model.edges) lines.layers.set(display === 'plain' ? 1 : 0)
    this.requestRender()
  }

  /** Edges without surfaces must contrast with the background, edges on surfaces with the surface. */
  setEdgeColor(onDark: boolean): void {
    const isLight = onDark && this.#display === 'wire'
    for (const { material } of this.#model.edges) {
      if ('color' in material && material.color instanceof Color) material.color.set(isLight ? 0xdbe4f0 : 0x0b1220)
    }
    this.requestRender()
  }

  view(name: StandardView): void {
    this.#turnTo(standardViews[name].from)
  }

  /** Keeps the direction and brings the whole model into the picture. */
  fit(): void {
    this.#turnTo(this.#offset().normalize())
  }

  /** @param by factor of the distance: below 1 comes nearer */
  zoom(by: number): void {
    this.#stopTurning()
    const { target, minDistance, maxDistance } = this.#controls
    const offset = this.#offset()
    offset.setLength(Math.min(Math.max(offset.length() * by, minDistance), maxDistance))
    this.#place(offset.add(target), target)
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
    this.#place(direction.multiplyScalar(length).add(this.#controls.target), this.#controls.target)
  }

  /** @param shares of the picture's height, to the right and upwards */
  pan(right: number, up: number): void {
    this.#stopTurning()
    const height = 2 * this.#offset().length() * Math.tan((this.#camera.fov * Math.PI) / 360)
    const move = new Vector3(right * height, up * height, 0).applyQuaternion(this.#camera.quaternion)
    this.#place(this.#camera.position.clone().add(move), this.#controls.target.clone().add(move))
  }

  /** The part drawn at a point of the canvas, in CSS pixels from its upper left corner. */
  pick(x: number, y: number) {
    const { clientWidth, clientHeight } = this.canvas
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2), this.#camera)
    const shown = this.#model.surfaces.filter((surface) => {
      for (let at: typeof surface.parent = surface; at; at = at.parent) if (!at.visible) return false
      return true
    })
    return ray.intersectObjects(shown, false)[0]?.object ?? null
  }

  /** Leaves nothing behind, neither in the page nor on the graphics card. The model stays its owner's. */
  dispose(): void {
    cancelAnimationFrame(this.#frame)
    this.#observer.disconnect()
    this.#controls.dispose()
    this.#scene.environment?.dispose()
    this.#scene.remove(this.#model.root)
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
    this.canvas.remove()
  }

  #lightUp(): void {
    const generator = new PMREMGenerator(this.#renderer)
    const room = new RoomEnvironment()
    this.#scene.environment = generator.fromScene(room, 0.03).texture
    // the room's walls face y; the model's up is z
    this.#scene.environmentRotation.set(Math.PI / 2, 0, 0)
    this.#scene.environmentIntensity = 0.72
    room.dispose()
    generator.dispose()
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#container
    if (width === 0 || height === 0) return
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, largestPixelRatio))
    this.#renderer.setSize(width, height)
    this.#camera.aspect = width / height
    // the toolbar covers the lower edge, so the centre moves up a little
    this.#camera.setViewOffset(width, height, 0, this.#toolsHeight / 2, width, height)
    this.#camera.updateProjectionMatrix()
    if (!this.#wasFitted) {
      this.#wasFitted = true
      const { from } = standardViews.iso
      this.#place(this.#standpoint(from), this.#sphere.center)
    }
    // at once: a resized canvas is blank until its next frame
    this.#render()
  }

  /** Pixels at the lower edge that the tools cover: one row of them, or two on a phone. */
  get #toolsHeight(): number {
    return this.#container.clientWidth < 600 ? 96 : 60
  }

  #offset(): Vector3 {
    return this.#camera.position.clone().sub(this.#controls.target)
  }

  #standpoint(from: Vector3): Vector3 {
    const distance = fitDistance(
      this.#model.box,
      from,
      this.#camera,
      1 - this.#toolsHeight / this.#container.clientHeight,
    )
    return from.clone().multiplyScalar(distance).add(this.#sphere.center)
  }

  #place(position: Vector3, target: Vector3): void {
    this.#camera.position.copy(position)
    this.#controls.target.copy(target)
    this.#controls.update()
    this.requestRender()
  }

  #turnTo(from: Vector3): void {
    const to = this.#standpoint(from)
    if (prefersStill()) {
      this.#place(to, this.#sphere.center)
      return
    }
    const { target } = this.#controls
    this.#turn = {
      from: this.#camera.position.clone(),
      to,
      target: this.#sphere.center,
      fromTarget: target.clone(),
      start: performance.now(),
    }
    this.requestRender()
  }

  readonly #stopTurning = (): void => {
    this.#turn = null
  }

  /** One step of the way to a view: around the model, not through it. */
  #advance(): void {
    if (!this.#turn) return
    const { from, to, target, fromTarget, start } = this.#turn
    const share = Math.min((performance.now() - start) / turnTime, 1)
    const eased = 1 - (1 - share) ** 3
    const center = fromTarget.clone().lerp(target, eased)
    const [a, b] = [from.clone().sub(fromTarget), to.clone().sub(target)]
    const length = a.length() + (b.length() - a.length()) * eased
    const direction = a.normalize().lerp(b.normalize(), eased)
    if (direction.lengthSq() < 1e-6) direction.set(1e-3, -1, 0)
    if (share === 1) this.#turn = null
    this.#place(share === 1 ? to : direction.setLength(length).add(center), center)
  }

  readonly #render = (): void => {
    this.#frame = 0
    this.#advance()
    // while the movement dies away, this asks for the next frame
    this.#controls.update()
    const distance = this.#camera.position.distanceTo(this.#sphere.center)
    const { radius } = this.#sphere
    this.#camera.near = Math.max(distance - radius * 1.1, radius / 400)
    this.#camera.far = distance + radius * 1.1
    this.#camera.updateProjectionMatrix()
    this.#renderer.render(this.#scene, this.#camera)
    this.#onRender(this.#camera)
  }
}

/** Asks for the context itself: three would write an error to the console where there is none. */
function createRenderer(): WebGLRenderer {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, powerPreference: 'high-performance' })
  if (!context) throw new NoWebgl('WebGL is not available')
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true })
  renderer.toneMapping = NeutralToneMapping
  renderer.setClearAlpha(0)
  return renderer
}

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
