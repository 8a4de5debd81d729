import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  FloatType,
  Group,
  LineSegments,
  Mesh,
  type RawShaderMaterial,
  RGBAFormat,
  Sphere,
  Vector3,
  Vector4,
} from 'three'
import { facesTriangles } from '../model/faces.ts'
import type { Annotations, Model } from '../model/model.ts'
import type { Plane } from '../section/section.ts'
import {
  annotationMaterial,
  copyState,
  edgeMaterial,
  insideMaterial,
  litMaterial,
  type SharedUniforms,
  setCut,
  setFrontOnly,
  setOutsideOnly,
  sharedUniforms,
  statesInRow,
  surfaceMaterial,
} from './materials.ts'

/** `edges` draws surfaces with their edges, `plain` surfaces alone, `wire` edges alone. */
export type Display = 'edges' | 'plain' | 'wire'

/** A face of a placed copy, by its number in the part. */
export interface FaceOfCopy {
  copy: number
  face: number
}

const onLight = new Vector4(0.04, 0.07, 0.13, 0.62)
const onDark = new Vector4(0.86, 0.9, 0.95, 0.75)
/** Stands out on parts of all colours, too. */
const annotationTint = { onLight: new Vector4(0.72, 0.06, 0.4, 1), onDark: new Vector4(1, 0.52, 0.76, 1) }

function linesOf(annotations: Annotations | null): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(annotations?.points ?? new Float32Array(), 3))
  geometry.setAttribute('owner', new BufferAttribute(annotations?.owners ?? new Uint16Array(), 1))
  geometry.boundingSphere = new Sphere(new Vector3(), Number.POSITIVE_INFINITY)
  return geometry
}

/**
 * A model on the graphics card: one draw call for its surfaces, one for its edges, one for faces that are pointed at, and
 * one for annotations.
 */
export class DrawnModel {
  readonly group = new Group()
  readonly uniforms: SharedUniforms = sharedUniforms()
  /** Shift and state of each copy, four numbers each, as the shaders read them. */
  readonly states: Float32Array<ArrayBuffer>
  readonly #model: Model
  readonly #texture: DataTexture
  readonly #surfaces: Mesh<BufferGeometry, RawShaderMaterial>
  readonly #inside: Mesh<BufferGeometry, RawShaderMaterial>
  readonly #coarse: BufferGeometry | null
  readonly #whole: BufferGeometry
  readonly #edges: LineSegments<BufferGeometry, RawShaderMaterial>
  readonly #lit: Mesh<BufferGeometry, RawShaderMaterial>
  readonly #annotations: LineSegments<BufferGeometry, RawShaderMaterial>
  #display: Display = 'edges'
  #isTransparent = false
  #isCutOpen = false

  constructor(model: Model) {
    this.#model = model
    const rows = Math.max(Math.ceil(model.copies.length / statesInRow), 1)
    this.states = new Float32Array(statesInRow * rows * 4)
    this.#texture = new DataTexture(this.states, statesInRow, rows, RGBAFormat, FloatType)
    this.#texture.needsUpdate = true
    this.uniforms.copies.value = this.#texture

    const attributes = {
      position: new BufferAttribute(model.positions, 3),
      normal: new BufferAttribute(model.normals, 4, true),
      color: new BufferAttribute(model.colors, 4, true),
      owner: new BufferAttribute(model.owners, 1),
    }
    const over = (index: Uint32Array) => {
      const geometry = new BufferGeometry()
      for (const [name, attribute] of Object.entries(attributes)) geometry.setAttribute(name, attribute)
      geometry.setIndex(new BufferAttribute(index, 1))
      // copies move in the shader
      geometry.boundingSphere = new Sphere(new Vector3(), Number.POSITIVE_INFINITY)
      return geometry
    }
    this.#whole = over(model.triangles)
    this.#coarse = model.coarse && over(model.coarse)
    this.#surfaces = new Mesh(this.#whole, surfaceMaterial(this.uniforms))
    this.#inside = new Mesh(this.#whole, insideMaterial(this.uniforms))
    setCut(this.#inside.material, true)
    this.#inside.visible = false
    this.#edges = new LineSegments(over(model.lines), edgeMaterial(this.uniforms))
    this.#lit = new Mesh(over(new Uint32Array()), litMaterial(this.uniforms))
    this.#lit.visible = false
    this.#annotations = new LineSegments(linesOf(model.annotations), annotationMaterial(this.uniforms))
    this.#edges.renderOrder = 1
    this.#lit.renderOrder = 2
    for (const object of [this.#surfaces, this.#inside, this.#edges, this.#lit, this.#annotations]) {
      object.frustumCulled = false
      this.group.add(object)
    }
  }

  show(display: Display): void {
    this.#display = display
    this.#surfaces.visible = display !== 'wire'
    this.#edges.visible = display !== 'plain'
    this.#showInside()
  }

  /** Edges without surfaces must contrast with the background, edges on surfaces with the surface. */
  setEdgeColor(isDark: boolean): void {
    const isLight = isDark && (this.#display === 'wire' || this.#isTransparent)
    this.#edges.material.uniforms.tint = { value: isLight ? onDark : onLight }
    this.#annotations.material.uniforms.tint = { value: annotationTint[isDark ? 'onDark' : 'onLight'] }
  }

  setTransparent(isTransparent: boolean): void {
    this.#isTransparent = isTransparent
    const { material } = this.#surfaces
    Object.assign(material, { transparent: isTransparent, depthWrite: !isTransparent, needsUpdate: true })
    material.uniforms.opacity = { value: isTransparent ? 0.28 : 1 }
    this.#showInside()
  }

  /** @param isMoving whether few triangles will do for the moment */
  setMoving(isMoving: boolean): void {
    this.#surfaces.geometry = isMoving && this.#coarse ? this.#coarse : this.#whole
    this.#inside.geometry = this.#surfaces.geometry
  }

  /** @param isSolid whether there is something inside to be cut; surfaces alone are seen from behind */
  cut(plane: Plane | null, isSolid: boolean): void {
    if (plane) this.uniforms.plane.value.set(plane.normal.x, plane.normal.y, plane.normal.z, plane.distance)
    for (const { material } of [this.#surfaces, this.#edges, this.#lit]) setCut(material, plane !== null)
    this.#isCutOpen = plane !== null && isSolid
    this.#showInside()
  }

  #showInside(): void {
    const isShown = this.#isCutOpen && this.#display !== 'wire' && !this.#isTransparent
    this.#inside.visible = isShown
    setFrontOnly(this.#surfaces.material, isShown)
    for (const { material } of [this.#edges, this.#lit]) setOutsideOnly(material, isShown)
  }

  /** @param hidden copies that are not drawn @param lit copies that stand out */
  setCopies(hidden: ReadonlySet<number>, lit: ReadonlySet<number>): void {
    this.#model.copies.forEach((_, i) => {
      const seen = lit.has(i) ? copyState.lit : copyState.shown
      this.states[i * 4 + 3] = hidden.has(i) ? copyState.hidden : seen
    })
    this.#texture.needsUpdate = true
  }

  /** Moves copies away from the middle. @param share 0 for where they belong */
  explode(share: number): void {
    const [middle, center] = [this.#model.box.getCenter(new Vector3()), new Vector3()]
    this.#model.copies.forEach(({ box }, i) => {
      const away = box.getCenter(center).sub(middle).multiplyScalar(share)
      away.toArray(this.states, i * 4)
    })
    this.#texture.needsUpdate = true
  }

  isHidden(copy: number): boolean {
    return this.states[copy * 4 + 3] === copyState.hidden
  }

  shiftOf(copy: number): Vector3 {
    return new Vector3().fromArray(this.states, copy * 4)
  }

  setAnnotated(isAnnotated: boolean): void {
    this.#annotations.visible = isAnnotated && this.#model.annotations !== null
  }

  light(faces: readonly FaceOfCopy[]): void {
    const index = facesTriangles(this.#model, faces)
    this.#lit.geometry.setIndex(new BufferAttribute(index, 1))
    this.#lit.visible = index.length > 0
  }

  dispose(): void {
    for (const { geometry, material } of [this.#surfaces, this.#inside, this.#edges, this.#lit, this.#annotations]) {
      geometry.dispose()
      material.dispose()
    }
    this.#whole.dispose()
    this.#coarse?.dispose()
    this.#texture.dispose()
  }
}
