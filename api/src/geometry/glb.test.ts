import { expect, test } from 'vitest'
import { modelIO } from '../../test/geometry.ts'
import { writeGlb } from './glb.ts'
import { Bounds, type PartMesh, type SceneNode } from './scene.ts'

/** A gently curved sheet of so many squares each way. */
function sheet(squares: number): PartMesh {
  const [positions, normals, indices] = [[] as number[], [] as number[], [] as number[]]
  const row = squares + 1
  for (let i = 0; i < row * row; i++) {
    const [x, y] = [i % row, Math.floor(i / row)]
    positions.push(x, y, Math.sin(x / squares) * 2)
    normals.push(0, 0, 1)
    if (x < squares && y < squares) indices.push(i, i + 1, i + row, i + 1, i + row + 1, i + row)
  }
  return {
    ...{ color: null, origin: [0, 0, 0], box: { min: [0, 0, 0], max: [squares, squares, 2] }, solids: 0 },
    ...{ positions: Float32Array.from(positions), normals: Float32Array.from(normals), edges: new Uint32Array() },
    groups: [{ color: null, indices: Uint32Array.from(indices) }],
    triangles: indices.length / 3,
    topology: {
      ...{ faceStarts: Uint32Array.of(0, row * row), surfaces: new Float32Array(8), edgeStarts: Uint32Array.of(0) },
      ...{ curves: new Float32Array(), edgeFaces: new Uint32Array() },
    },
  }
}

async function written(mesh: PartMesh, copies: number) {
  const node: SceneNode = { name: 'Sheet', product: '', matrix: null, color: null, mesh, firstFace: 0, children: [] }
  const roots = Array.from({ length: copies }, () => node)
  const model = await modelIO().readBinary(
    await writeGlb({ roots, parts: [mesh], faces: copies }, new Bounds(), {
      ...{ triangles: mesh.triangles * copies, annotations: { segments: [], copies: [] } },
    }),
  )
  const [primitive] = model.getRoot().listMeshes()[0]?.listPrimitives() ?? []
  const coarse = model.getRoot().listAccessors()[Number(primitive?.getExtras().coarse)]
  return { whole: primitive?.getIndices()?.getCount() ?? 0, coarse: coarse?.getCount() ?? null }
}

test('a model of few triangles has no coarse level', async () => {
  expect(await written(sheet(40), 1)).toEqual({ whole: 9600, coarse: null })
})

test('one of very many, over all copies, has a coarse level of about half of 300,000', async () => {
  const { whole, coarse } = await written(sheet(40), 200)
  expect(whole).toBe(9600)
  // 150,000 of 640,000
  expect((coarse ?? 0) / whole).toBeLessThan(0.25)
  expect(coarse).toBeGreaterThan(0)
})
