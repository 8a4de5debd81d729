/** Why a STEP file has no 3D view. The code is stable, the message is for a person. */
export const geometryFailures = {
  'geometry.unreadable':
    'The geometry in this file could not be read. It may be damaged or cut short: please export it again as STEP (AP203, AP214 or AP242).',
  'geometry.truncated':
    'The end of this file is missing. It was probably cut short on its way: please send it again, or export it again.',
  'geometry.decimal_commas':
    'The numbers in this file are written with decimal commas, so nobody can tell its size. Please export it again with decimal points, as STEP requires.',
  'geometry.not_finite':
    'This file holds coordinates that no part can have. Please export it again as STEP (AP203, AP214 or AP242).',
  'geometry.too_deep':
    'This file is nested too deeply to be read. Please export it again as STEP (AP203, AP214 or AP242).',
  'geometry.tessellated':
    'This file holds only a mesh of triangles, without exact faces. Please export the part again as STEP with solid geometry.',
  'geometry.analysis_model':
    'This file holds a model for a strength analysis (AP209), not the shape of a part. Please export the part itself as STEP (AP203, AP214 or AP242).',
  'geometry.empty':
    'This file holds no solids or surfaces to show. Please export the part itself as STEP, as solid or surface geometry.',
  'geometry.external_references':
    'This file only points to other files that hold the geometry. Please export the assembly as one single STEP file.',
  'geometry.out_of_memory':
    'This file needs more memory than the 3D view may take. It is stored safely and can be downloaded.',
  'geometry.too_complex':
    'This file is too large or too detailed for the 3D view. It is stored safely and can be downloaded.',
} as const

export type GeometryFailureCode = keyof typeof geometryFailures

export function isGeometryFailureCode(code: string | null): code is GeometryFailureCode {
  return code !== null && Object.hasOwn(geometryFailures, code)
}

/** A kernel ended while it worked on a file. Once may be chance; again and again it is the file. */
export class KernelDied extends Error {
  constructor(how: string) {
    super(`The geometry kernel ended (${how})`)
    this.name = 'KernelDied'
  }
}

/** A file that cannot be shown; trying again with the same bytes gives the same answer. */
export class GeometryFailure extends Error {
  readonly code: GeometryFailureCode

  constructor(code: GeometryFailureCode, cause?: unknown) {
    super(geometryFailures[code], { cause })
    this.name = 'GeometryFailure'
    this.code = code
  }
}
