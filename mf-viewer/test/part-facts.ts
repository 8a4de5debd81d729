import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'

/** What was measured in a part of two copies, each with 6 faces and two bores that are alike. For tests. */
export function partFacts(): PartFacts {
  const bore = (face: number): PartFacts['holes'][number] => ({
    ...{ kind: 'blind', isThrough: false, diameterMm: 8, widestMm: 8, depthMm: 12.5, ratio: 1.5625 },
    ...{ axis: [0, 0, -1], at: [0, 0, 10], faces: [face], body: 0 },
  })
  return {
    ...{ sizeMm: [70, 20, 20], volumeMm3: 14_000, noVolume: null, areaMm2: 4800, solids: 2, faces: 12, instances: 2 },
    faceKinds: { plane: 8, cylinder: 4, cone: 0, sphere: 0, torus: 0, freeform: 0 },
    bodies: [
      {
        ...{ firstFaces: [0, 6], faceCount: 6, isSolid: true, sizeMm: [20, 20, 20], volumeMm3: 7000, areaMm2: 2400 },
        ...{ stockMm: [20, 20, 20], setups: [[0, 0, 1]], unreachable: [], turnedShare: 0, turned: null },
        wall: { thicknessMm: 1.25, at: [0, 0, 0], faces: [3] },
      },
    ],
    holes: [bore(1), bore(2)],
    sharpCorners: [{ faces: [4, 5], body: 0 }],
    ...{ wallMm: 1.25, setups: 1, stockMm3: 16_000, buyToFly: 1.14, isCutShort: false, unit: 'mm' },
    ...{ products: ['Box'], authorSystem: null, annotations: 0, tolerances: 0, dimensions: 0 },
  }
}
