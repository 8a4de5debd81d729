/** A model as the server sends it: an assembly of two parts or more, each one triangle with one edge. For tests. */
export function sampleGlb({ posts = 1 } = {}): ArrayBuffer {
  const positions = new Float32Array([0, 0, 0, 10, 0, 0, 0, 10, 0])
  const indices = new Uint16Array([0, 1, 2, 0, 1, 0])
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [
      { children: [1] },
      { name: 'Fixture 治具', children: [2, ...Array.from({ length: posts }, () => 3)] },
      { name: 'Base plate', mesh: 0 },
      { name: 'Post.1', mesh: 0, translation: [0, 0, 20] },
    ],
    meshes: [
      {
        primitives: [
          { attributes: { POSITION: 0 }, indices: 1, material: 0 },
          { attributes: { POSITION: 0 }, indices: 2, mode: 1 },
        ],
      },
    ],
    materials: [{ name: 'surface', pbrMetallicRoughness: { baseColorFactor: [1, 0, 0, 1] } }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [10, 10, 0] },
      { bufferView: 1, componentType: 5123, count: 3, type: 'SCALAR' },
      { bufferView: 1, byteOffset: 6, componentType: 5123, count: 2, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteLength: 36 },
      { buffer: 0, byteOffset: 36, byteLength: 12 },
    ],
    buffers: [{ byteLength: 48 }],
  }
  const text = new TextEncoder().encode(JSON.stringify(json))
  const padded = Math.ceil(text.length / 4) * 4
  const glb = new Uint8Array(12 + 8 + padded + 8 + 48)
  const view = new DataView(glb.buffer)
  const words = [0x46546c67, 2, glb.length, padded, 0x4e4f534a]
  words.forEach((word, i) => {
    view.setUint32(i * 4, word, true)
  })
  glb.fill(0x20, 20, 20 + padded).set(text, 20)
  view.setUint32(20 + padded, 48, true)
  view.setUint32(24 + padded, 0x004e4942, true)
  glb.set(new Uint8Array(positions.buffer), 28 + padded)
  glb.set(new Uint8Array(indices.buffer), 28 + padded + 36)
  return glb.buffer
}
