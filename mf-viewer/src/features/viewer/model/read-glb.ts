/** What of glTF the server writes (api/src/geometry/glb.ts); everything else is left alone. */
export interface GltfNode {
  name?: string
  children?: number[]
  mesh?: number
  matrix?: number[]
  translation?: [number, number, number]
  rotation?: [number, number, number, number]
  scale?: [number, number, number]
  extras?: { product?: string; firstFace?: number; faceCount?: number }
}
export interface GltfPrimitive {
  attributes: { POSITION: number; NORMAL?: number }
  indices: number
  material?: number
  mode?: number
  /** An accessor: fewer triangles over the same vertices. */
  extras?: { coarse?: number }
}
export interface GltfMesh {
  primitives: GltfPrimitive[]
  extras?: { faceStarts?: number; surfaces?: number; edgeStarts?: number; curves?: number; edgeFaces?: number }
}
interface Gltf {
  asset: {
    extras?: { center?: [number, number, number]; faces?: number; annotations?: number; annotationCopies?: number }
  }
  scenes: { nodes: number[] }[]
  nodes: GltfNode[]
  meshes: GltfMesh[]
  materials?: { pbrMetallicRoughness?: { baseColorFactor?: number[] } }[]
  accessors: { bufferView: number; byteOffset?: number; componentType: number; count: number; type: string }[]
  bufferViews: { byteOffset?: number; byteLength: number; byteStride?: number }[]
}

const arrays = {
  5120: Int8Array,
  5121: Uint8Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
} as const
export type Numbers = Int8Array | Uint8Array | Uint16Array | Uint32Array | Float32Array

const magic = 0x46546c67
const headerBytes = 12
const chunkHeaderBytes = 8

/** A binary glTF file: its JSON, and its numbers as views into the file itself. */
export interface Glb {
  json: Gltf
  /** @returns the numbers of an accessor; bytes that fill up four stay among them */
  numbers: (accessor: number) => Numbers
}

/** @throws Error when these bytes are no binary glTF */
export function openGlb(bytes: ArrayBuffer): Glb {
  const words = new DataView(bytes)
  if (bytes.byteLength < headerBytes + chunkHeaderBytes || words.getUint32(0, true) !== magic)
    throw new Error('The model is no binary glTF')
  const jsonBytes = words.getUint32(headerBytes, true)
  const jsonStart = headerBytes + chunkHeaderBytes
  // written by our own server, to the shape above
  const json = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, jsonStart, jsonBytes))) as Gltf
  const binaryStart = jsonStart + jsonBytes + chunkHeaderBytes
  return {
    json,
    numbers: (index) => {
      const accessor = json.accessors[index]
      const view = accessor && json.bufferViews[accessor.bufferView]
      const make = arrays[accessor?.componentType as keyof typeof arrays]
      if (!accessor || !view || !make) throw new Error(`The model has no accessor ${index}`)
      const packed = accessor.type === 'VEC3' ? 3 : 1
      const width = view.byteStride ? view.byteStride / make.BYTES_PER_ELEMENT : packed
      const start = binaryStart + (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0)
      return new make(bytes, start, accessor.count * width)
    },
  }
}
