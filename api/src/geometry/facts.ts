/** What is known about a STEP file once it is tessellated. */
export interface GeometryFacts {
  /** Extents along x, y and z, in millimetres. */
  sizeMm: [number, number, number]
  /** Triangles over all instances, as drawn. */
  triangles: number
  /** Distinct parts. */
  parts: number
  /** Placed copies of parts. */
  instances: number
  /** Closed solids over all instances; 0 for a file of surfaces only. */
  solids: number
  /** Length unit that the file declares: `mm`, `cm`, `m`, `µm`, `in`, `ft`, or null if it declares none or several. */
  unit: string | null
}

/** Changes whenever the same STEP file would give another model or picture: it is part of the key of both. */
export const kernelVersion = 'occt-7.6-k6'

/** Changes whenever the same STEP file would give other facts. */
export const factsVersion = 'occt-8.0-f2'

/** The files a kernel writes into the folder of a job. */
export const builtFiles = { model: 'part.glb.gz', picture: 'picture.webp' } as const

/** Request to and response from the kernel process. */
export interface KernelJob {
  id: number
  stepPath: string
  /** Where the {@link builtFiles} are written. */
  folder: string
}
export type KernelMessage<Result> =
  | { type: 'ready' }
  | { type: 'built'; id: number; result: Result; heldMb: number }
  | { type: 'failed'; id: number; code: string | null; detail: string; restart: boolean; heldMb: number }
