import { OrthographicCamera, PerspectiveCamera, Ray, type Sphere, Vector2, Vector3 } from 'three'

export type Projection = 'perspective' | 'orthographic'

/**
 * A camera that shows the same from the same place, with or without perspective. The one with perspective is steered;
 * the other one follows it before each frame.
 */
export class CameraRig {
  readonly perspective = new PerspectiveCamera(26, 1, 0.1, 1000)
  projection: Projection = 'perspective'
  readonly #orthographic = new OrthographicCamera()
  #width = 1
  #height = 1
  #shift = 0

  constructor() {
    this.perspective.up.set(0, 0, 1)
    this.#orthographic.up.set(0, 0, 1)
  }

  get camera(): PerspectiveCamera | OrthographicCamera {
    return this.projection === 'perspective' ? this.perspective : this.#orthographic
  }

  /** @param shift pixels by which the middle moves up, as tools cover the lower edge */
  resize(width: number, height: number, shift: number): void {
    Object.assign(this.perspective, { aspect: width / height })
    this.#width = width
    this.#height = height
    this.#shift = shift
    this.perspective.setViewOffset(width, height, 0, shift, width, height)
  }

  /** Millimetres of the height of the picture at the distance of the target. */
  heightAt(target: Vector3): number {
    return 2 * this.perspective.position.distanceTo(target) * Math.tan((this.perspective.fov * Math.PI) / 360)
  }

  /** Makes the camera ready for a frame in which all of `sphere` may be seen. */
  update(sphere: Sphere, target: Vector3): void {
    const { perspective } = this
    const distance = perspective.position.distanceTo(sphere.center)
    const { radius } = sphere
    perspective.near = Math.max(distance - radius * 1.1, radius / 400)
    perspective.far = distance + radius * 1.1
    perspective.updateProjectionMatrix()
    perspective.updateMatrixWorld()
    if (this.projection === 'perspective') return
    const half = this.heightAt(target) / 2
    const across = half * perspective.aspect
    Object.assign(this.#orthographic, { left: -across, right: across, top: half, bottom: -half })
    this.#orthographic.near = distance - radius * 1.1
    this.#orthographic.far = distance + radius * 1.1
    this.#orthographic.position.copy(perspective.position)
    this.#orthographic.quaternion.copy(perspective.quaternion)
    this.#orthographic.setViewOffset(this.#width, this.#height, 0, this.#shift, this.#width, this.#height)
    this.#orthographic.updateProjectionMatrix()
    this.#orthographic.updateMatrixWorld()
  }

  /** The look through a point of the picture, in CSS pixels from its upper left corner. */
  rayAt(x: number, y: number): Ray {
    const point = new Vector2((x / this.#width) * 2 - 1, 1 - (y / this.#height) * 2)
    const { camera } = this
    const through = new Vector3(point.x, point.y, 0.5).unproject(camera)
    if (camera === this.perspective) {
      return new Ray(camera.position.clone(), through.sub(camera.position).normalize())
    }
    const direction = new Vector3(0, 0, -1).transformDirection(camera.matrixWorld)
    return new Ray(new Vector3(point.x, point.y, -1).unproject(camera), direction)
  }

  /** Where a place is seen, in CSS pixels; null behind the camera. */
  project(place: Vector3): { x: number; y: number } | null {
    const seen = place.clone().project(this.camera)
    if (seen.z > 1) return null
    return { x: ((seen.x + 1) / 2) * this.#width, y: ((1 - seen.y) / 2) * this.#height }
  }
}
