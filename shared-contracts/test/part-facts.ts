import type { BodyFacts, HoleFacts, PartFacts } from '../src/contracts/geometry.ts'

/** Facts for tests: a block of 100 × 60 × 20 mm that is easy to make. */
export function partFacts(changes: Partial<PartFacts> = {}): PartFacts {
  return {
    sizeMm: [100, 60, 20],
    volumeMm3: 100_000,
    noVolume: null,
    areaMm2: 18_400,
    solids: 1,
    faces: 7,
    faceKinds: { plane: 6, cylinder: 1, cone: 0, sphere: 0, torus: 0, freeform: 0 },
    instances: 1,
    bodies: [bodyFacts()],
    holes: [],
    sharpCorners: [],
    wallMm: 8,
    setups: 2,
    stockMm3: 139_128,
    buyToFly: 1.39,
    isCutShort: false,
    unit: 'mm',
    products: [],
    authorSystem: null,
    annotations: 0,
    tolerances: 0,
    dimensions: 0,
    ...changes,
  }
}

export function bodyFacts(changes: Partial<BodyFacts> = {}): BodyFacts {
  return {
    firstFaces: [0],
    faceCount: 7,
    isSolid: true,
    sizeMm: [100, 60, 20],
    volumeMm3: 100_000,
    areaMm2: 18_400,
    stockMm: [102, 62, 22],
    setups: [
      [0, 0, 1],
      [0, 0, -1],
    ],
    unreachable: [],
    turnedShare: 0,
    turned: null,
    wall: null,
    ...changes,
  }
}

export function holeFacts(changes: Partial<HoleFacts> = {}): HoleFacts {
  return {
    kind: 'through',
    isThrough: true,
    diameterMm: 6,
    widestMm: 6,
    depthMm: 20,
    ratio: 3.33,
    axis: [0, 0, -1],
    at: [0, 0, 20],
    faces: [6],
    body: 0,
    ...changes,
  }
}
