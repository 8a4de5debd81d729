import {
  Box3,
  type BufferGeometry,
  Color,
  DoubleSide,
  type Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

const highlightColor = 0x0f5f8f

/** A part or assembly of the model, as the tree of parts lists it. */
export interface PartNode {
  id: string
  /** Empty when the file names it in no way. */
  name: string
  /** CSS colour of a part; null for an assembly. */
  color: string | null
  object: Object3D
  children: PartNode[]
}

export interface Model {
  root: Group
  parts: PartNode[]
  box: Box3
  surfaces: Mesh[]
  edges: LineSegments[]
  /** Frees what the graphics card holds. */
  dispose(): void
}

/** Reads the server's binary glTF: millimetres, z up, middle at zero, edges as lines. */
export async function readModel(glb: ArrayBuffer): Promise<Model> {
  const { scene, parser } = await new GLTFLoader().parseAsync(glb, '')
  const surfaces: Mesh[] = []
  const edges: LineSegments[] = []
  const edgeMaterial = new LineBasicMaterial({ color: 0x0b1220, transparent: true, opacity: 0.62 })
  scene.traverse((object) => {
    if (object instanceof LineSegments) {
      object.material = edgeMaterial
      object.raycast = () => undefined
      edges.push(object)
    } else if (object instanceof Mesh) {
      surfaces.push(object)
      if (object.material instanceof MeshStandardMaterial) {
        // polygon offset, so that edges on the surfaces win
        Object.assign(object.material, {
          side: DoubleSide,
          polygonOffset: true,
          polygonOffsetFactor: 1,
          polygonOffsetUnits: 1,
        })
      }
    }
  })
  const isNode = (object: Object3D) => parser.associations.get(object)?.nodes !== undefined
  const [whole] = scene.children
  return {
    root: scene,
    parts: whole ? whole.children.filter(isNode).map((child, i) => partNode(child, String(i), isNode)) : [],
    box: new Box3().setFromObject(scene, true),
    surfaces,
    edges,
    dispose: () => disposeOf([...surfaces, ...edges]),
  }
}

function partNode(object: Object3D, id: string, isNode: (object: Object3D) => boolean): PartNode {
  const children = object.children.filter(isNode)
  return {
    id,
    name: typeof object.userData.name === 'string' ? object.userData.name : '',
    color: children.length > 0 ? null : colorOf(object),
    object,
    children: children.map((child, i) => partNode(child, `${id}.${i}`, isNode)),
  }
}

/** The colour of the largest of the part's surfaces. */
function colorOf(object: Object3D): string | null {
  let [largest, color] = [0, null as string | null]
  object.traverse((child) => {
    if (!(child instanceof Mesh) || !(child.material instanceof MeshStandardMaterial)) return
    const count = (child.geometry as BufferGeometry).index?.count ?? 0 // glTF meshes have buffers
    if (count <= largest) return
    largest = count
    color = `#${new Color().copy(child.material.color).getHexString()}`
  })
  return color
}

/** Lets a part or an assembly stand out. @returns how to take that back */
export function highlight(part: PartNode): () => void {
  const restores: (() => void)[] = []
  part.object.traverse((child) => {
    if (!(child instanceof Mesh) || !(child.material instanceof MeshStandardMaterial)) return
    // parts of one colour share their material
    const own = child.material
    const lit = own.clone()
    lit.emissive.set(highlightColor)
    child.material = lit
    restores.push(() => {
      child.material = own
      lit.dispose()
    })
  })
  return () => {
    for (const restore of restores) restore()
  }
}

function disposeOf(drawn: readonly (Mesh | LineSegments)[]): void {
  const used = new Set<BufferGeometry | Material>()
  for (const { geometry, material } of drawn) {
    used.add(geometry)
    for (const one of [material].flat()) used.add(one)
  }
  for (const one of used) one.dispose()
}
