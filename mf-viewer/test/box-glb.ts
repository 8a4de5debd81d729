/** Half the side of the box, in millimetres. */
const half = 10

const corners = Array.from({ length: 8 }, (_, i) => [i & 1 ? half : -half, i & 2 ? half : -half, i & 4 ? half : -half])
/** Faces at −x, +x, −y, +y, −z, +z, their corners counter-clockwise from outside. */
const faces = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
]
const normals = [
  [-1, 0, 0],
  [1, 0, 0],
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
]

/** Each edge with the two faces that it lies between, as places among the vertices of the first. */
function edgesOfBox() {
  const known = new Map<string, { line: [number, number]; faces: [number, number] }>()
  faces.forEach((loop, face) => {
    loop.forEach((from, i) => {
      const to = loop[(i + 1) % 4] ?? 0
      const key = [from, to].sort().join()
      const before = known.get(key)
      if (before) before.faces[1] = face
      else known.set(key, { line: [face * 4 + i, face * 4 + ((i + 1) % 4)], faces: [face, face] })
    })
  })
  return [...known.values()]
}

interface AnnotatedBox {
  annotations?: readonly number[]
  annotationCopies?: readonly number[]
}

/**
 * A box of 20 mm as the server writes it (api/src/geometry/glb.ts), placed twice, 50 mm apart along x; with tables of
 * its faces and edges, and with annotations if there are to be some. For tests.
 */
export function boxGlb({ annotations = [], annotationCopies = [] }: AnnotatedBox = {}): ArrayBuffer {
  const edges = edgesOfBox()
  const flat = (values: readonly (readonly number[])[]) => values.flat()
  const arrays = {
    positions: Float32Array.from(flat(faces.flat().map((corner) => corners[corner] ?? []))),
    normals: Int8Array.from(flat(normals.flatMap((normal) => Array(4).fill([...normal.map((n) => n * 127), 0])))),
    triangles: Uint16Array.from(faces.flatMap((_, f) => [0, 1, 2, 0, 2, 3].map((i) => f * 4 + i))),
    lines: Uint16Array.from(flat(edges.map(({ line }) => line))),
    faceStarts: Uint32Array.from({ length: 7 }, (_, f) => f * 4),
    surfaces: Float32Array.from(flat(normals.map((normal) => [1, ...normal.map((n) => n * half), ...normal, 0]))),
    edgeStarts: Uint32Array.from({ length: 13 }, (_, e) => e),
    curves: Float32Array.from(flat(edges.map(() => [2 * half, 0, 0, 0, 0, 0, 0, 0]))),
    edgeFaces: Uint32Array.from(flat(edges.map((edge) => edge.faces))),
    ...(annotations.length > 0 && { annotations: Float32Array.from(annotations) }),
    ...(annotationCopies.length > 0 && { annotationCopies: Uint32Array.from(annotationCopies) }),
  }
  // of normals one number fills up four bytes
  const widths: Readonly<Record<string, number>> = { positions: 3, annotations: 3, normals: 4 }
  const types = { Int8Array: 5120, Uint16Array: 5123, Uint32Array: 5125, Float32Array: 5126 }
  let end = 0
  const placed = Object.entries(arrays).map(([name, array]) => {
    const start = end
    end += Math.ceil(array.byteLength / 4) * 4
    return { name, array, start }
  })
  const number = (wanted: keyof typeof arrays) => placed.findIndex(({ name }) => name === wanted)
  const { faceStarts, surfaces, edgeStarts, curves, edgeFaces } = {
    ...{ faceStarts: number('faceStarts'), surfaces: number('surfaces'), edgeStarts: number('edgeStarts') },
    ...{ curves: number('curves'), edgeFaces: number('edgeFaces') },
  }
  const lines = {
    ...(annotations.length > 0 && { annotations: number('annotations') }),
    ...(annotationCopies.length > 0 && { annotationCopies: number('annotationCopies') }),
  }
  const extras = { unit: 'mm', up: 'z', center: [0, 0, 0], faces: 12, ...lines }
  const json = {
    asset: { version: '2.0', extras },
    scenes: [{ nodes: [0] }],
    nodes: [
      { translation: [0, 0, 0], children: [1, 2] },
      { name: 'Left box', mesh: 0, extras: { firstFace: 0, faceCount: 6 } },
      { name: 'Right box', mesh: 0, translation: [50, 0, 0], extras: { firstFace: 6, faceCount: 6 } },
    ],
    meshes: [
      {
        primitives: [
          {
            attributes: { POSITION: number('positions'), NORMAL: number('normals') },
            indices: number('triangles'),
            material: 0,
          },
          { attributes: { POSITION: number('positions') }, indices: number('lines'), mode: 1 },
        ],
        extras: { faceStarts, surfaces, edgeStarts, curves, edgeFaces },
      },
    ],
    materials: [{ name: 'surface', pbrMetallicRoughness: { baseColorFactor: [0, 0, 1, 1] } }],
    accessors: placed.map(({ name, array }, bufferView) => ({
      bufferView,
      componentType: types[array.constructor.name as keyof typeof types],
      count: array.length / (widths[name] ?? 1),
      type: name in widths ? 'VEC3' : 'SCALAR',
    })),
    bufferViews: placed.map(({ name, array, start }) => ({
      ...{ buffer: 0, byteOffset: start, byteLength: array.byteLength },
      ...(name === 'normals' ? { byteStride: 4 } : {}),
    })),
    buffers: [{ byteLength: end }],
  }
  return glbOf(json, placed, end)
}

function glbOf(
  json: object,
  placed: readonly { array: ArrayBufferView; start: number }[],
  binaryBytes: number,
): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(json))
  const padded = Math.ceil(text.length / 4) * 4
  const glb = new Uint8Array(12 + 8 + padded + 8 + binaryBytes)
  const view = new DataView(glb.buffer)
  const words = [0x46546c67, 2, glb.length, padded, 0x4e4f534a]
  words.forEach((word, i) => {
    view.setUint32(i * 4, word, true)
  })
  glb.fill(0x20, 20, 20 + padded).set(text, 20)
  view.setUint32(20 + padded, binaryBytes, true)
  view.setUint32(24 + padded, 0x004e4942, true)
  for (const { array, start } of placed) {
    glb.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), 28 + padded + start)
  }
  return glb.buffer
}
