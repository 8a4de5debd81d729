import { type OrthographicCamera, type PerspectiveCamera, Scene, Sphere } from 'three'
import type { Model } from '../model/model.ts'
import type { Plane } from '../section/section.ts'
import { CameraRig, type Projection } from './camera-rig.ts'
import { type Display, DrawnModel, type FaceOfCopy } from './drawn-model.ts'
import { Navigation } from './navigation.ts'
import { Pace } from './pace.ts'
import { type Hit, pick } from './pick.ts'
import { createRenderer, type Drawing } from './renderer.ts'

/** Sharper than this costs more than anybody sees. */
const largestPixelRatio = 2
/** After so many milliseconds without a change the picture is drawn once more, with all care. */
const restAfter = 250

/**
 * A lit place for one model, with a camera that turns around it. It draws only when something changed, and holds a
 * canvas of its own inside `container`.
 */
export class Studio {
  readonly canvas: HTMLCanvasElement
  readonly drawn: DrawnModel
  readonly rig = new CameraRig()
  readonly navigation: Navigation
  readonly #container: HTMLElement
  readonly #model: Model
  readonly #drawing: Drawing
  readonly #scene = new Scene()
  readonly #sphere: Sphere
  readonly #observer: ResizeObserver
  readonly #listeners = new Set<() => void>()
  readonly #pace: Pace
  #cut: Plane | null = null
  #frame = 0
  #rest: ReturnType<typeof setTimeout> | undefined
  #ratio = 0
  #wasSpared = false
  #hasStarted = false

  /** @throws NoWebgl */
  constructor(container: HTMLElement, model: Model, isDark: boolean) {
    this.#container = container
    this.#model = model
    this.#drawing = createRenderer()
    this.#pace = new Pace(this.#drawing.isSoftware)
    this.canvas = this.#drawing.renderer.domElement
    container.append(this.canvas)
    this.drawn = new DrawnModel(model)
    this.#scene.add(this.drawn.group)
    this.#sphere = model.box.getBoundingSphere(new Sphere())
    this.navigation = new Navigation({
      ...{ rig: this.rig, canvas: this.canvas, box: model.box, sphere: this.#sphere, onMove: this.requestRender },
      room: () => 1 - this.#toolsHeight / Math.max(container.clientHeight, 1),
    })
    this.canvas.addEventListener('webglcontextrestored', this.requestRender)
    this.#drawing.setBackground(isDark)
    this.#observer = new ResizeObserver(() => this.#resize())
    this.#observer.observe(container)
    this.#resize()
  }

  /** Draws once in the next frame, however often it is asked. */
  readonly requestRender = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#render)
  }

  /** Calls `listener` with every frame. @returns how to stop that */
  onFrame(listener: () => void): () => void {
    this.#listeners.add(listener)
    this.requestRender()
    return () => this.#listeners.delete(listener)
  }

  get camera(): PerspectiveCamera | OrthographicCamera {
    return this.rig.camera
  }

  show(display: Display, { isDark, isTransparent }: { isDark: boolean; isTransparent: boolean }): void {
    this.drawn.show(display)
    this.drawn.setTransparent(isTransparent)
    this.drawn.setEdgeColor(isDark)
    this.#drawing.setBackground(isDark)
    this.requestRender()
  }

  project(projection: Projection): void {
    this.rig.projection = projection
    this.requestRender()
  }

  /** @param isSolid whether there is something inside to be cut */
  cut(plane: Plane | null, isSolid: boolean): void {
    this.#cut = plane
    this.drawn.cut(plane, isSolid)
    this.requestRender()
  }

  setCopies(hidden: ReadonlySet<number>, lit: ReadonlySet<number>): void {
    this.drawn.setCopies(hidden, lit)
    this.requestRender()
  }

  explode(share: number): void {
    this.drawn.explode(share)
    this.#sphere.radius = this.#model.box.getBoundingSphere(new Sphere()).radius * (1 + share)
    this.requestRender()
  }

  setAnnotated(isAnnotated: boolean): void {
    this.drawn.setAnnotated(isAnnotated)
    this.requestRender()
  }

  light(faces: readonly FaceOfCopy[]): void {
    this.drawn.light(faces)
    this.requestRender()
  }

  /** Where keys point: the middle of what the tools leave free, in CSS pixels from the upper left corner. */
  get aim(): { x: number; y: number } {
    const { clientWidth, clientHeight } = this.canvas
    return { x: clientWidth / 2, y: (clientHeight - this.#toolsHeight) / 2 }
  }

  /** What is drawn at a point of the canvas, in CSS pixels from its upper left corner. */
  pick(x: number, y: number): Hit | null {
    return pick(this.#model, this.drawn, this.rig.rayAt(x, y), this.#cut)
  }

  /** The picture as it is shown, with all care. */
  async picture(): Promise<Blob | null> {
    this.#draw(this.#restingRatio, false)
    // at once, as the canvas forgets what it shows
    return new Promise((resolve) => this.canvas.toBlob(resolve, 'image/png'))
  }

  /** Leaves nothing behind, neither in the page nor on the graphics card. The model stays its owner's. */
  dispose(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#rest)
    this.#observer.disconnect()
    this.navigation.dispose()
    this.drawn.dispose()
    const { renderer } = this.#drawing
    renderer.dispose()
    if (!renderer.getContext().isContextLost()) renderer.forceContextLoss()
    this.canvas.remove()
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#container
    if (width === 0 || height === 0) return
    // the toolbar covers the lower edge, so the centre moves up a little
    this.rig.resize(width, height, this.#toolsHeight / 2)
    this.#ratio = 0
    if (!this.#hasStarted) {
      this.#hasStarted = true
      this.navigation.start()
    }
    // at once: a resized canvas is blank until its next frame
    cancelAnimationFrame(this.#frame)
    this.#render()
  }

  /** Pixels at the lower edge that the tools cover. */
  get #toolsHeight(): number {
    return Math.min(64, this.#container.clientHeight / 4)
  }

  readonly #render = (): void => {
    this.#frame = 0
    this.#pace.frame(performance.now())
    this.navigation.step(performance.now())
    const { isSoftware } = this.#drawing
    const finest = isSoftware ? 1 : this.#restingRatio
    this.#draw(finest * this.#pace.share, isSoftware || this.#pace.isSlow)
    clearTimeout(this.#rest)
    this.#rest = setTimeout(this.#drawAtRest, restAfter)
  }

  /** Once nothing moves: whatever was spared is made up for. */
  readonly #drawAtRest = (): void => {
    const ratio = this.#restingRatio
    if (ratio === this.#ratio && !this.#wasSpared) return
    this.#draw(ratio, false)
  }

  /** Where no graphics card smooths edges, a larger picture does, unless even the plain one is slow. */
  get #restingRatio(): number {
    if (!this.#drawing.isSoftware) return Math.min(window.devicePixelRatio, largestPixelRatio)
    return this.#pace.isSlow ? 1 : 2
  }

  #draw(ratio: number, isSparing: boolean): void {
    if (ratio !== this.#ratio) {
      this.#ratio = ratio
      this.#drawing.renderer.setPixelRatio(ratio)
      this.#drawing.renderer.setSize(this.#container.clientWidth, this.#container.clientHeight)
    }
    this.#wasSpared = isSparing && this.#model.coarse !== null
    this.drawn.setMoving(isSparing)
    this.rig.update(this.#sphere, this.navigation.target)
    this.#drawing.renderer.render(this.#scene, this.rig.camera)
    for (const listener of this.#listeners) listener()
  }
}
