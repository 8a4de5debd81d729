import { z } from 'zod'
import { byId, download, endpoint, signedIn } from './endpoint.ts'

/** What the server found in a STEP file. Sizes in millimetres. */
export const GeometryFacts = z
  .object({
    sizeMm: z.tuple([z.number(), z.number(), z.number()]),
    triangles: z.number().int(),
    parts: z.number().int(),
    instances: z.number().int(),
    solids: z.number().int().describe('Closed solids over all instances; 0 for a file of surfaces only'),
    unit: z.string().nullable().describe('The unit that the file declares; null if it declares none or several'),
  })
  .meta({ id: 'GeometryFacts' })

export const Geometry = z
  .object({
    fileId: z.uuid(),
    fileName: z.string(),
    size: z.number().int().describe('Bytes of the STEP file'),
    status: z.enum(['queued', 'running', 'ready', 'failed']),
    facts: GeometryFacts.nullable(),
    modelUrl: z.string().nullable().describe('Where the binary glTF is read once ready'),
    code: z.string().nullable(),
    message: z.string().nullable().describe('Why there is no model, for a person'),
  })
  .meta({ id: 'Geometry' })
export type Geometry = z.output<typeof Geometry>

export const getFileGeometry = endpoint({
  method: 'get',
  path: '/api/files/:id/geometry',
  access: signedIn,
  summary: "The state of a STEP file's 3D model, and what was found in the file",
  spec: "docs/product/files.md, '3D viewer'",
  params: byId,
  response: Geometry,
  errors: ['file.not_found', 'geometry.not_step'],
  tags: ['File'],
})

export const viewFilePicture = endpoint({
  method: 'get',
  path: '/api/files/:id/picture',
  access: signedIn,
  summary: 'A small picture of a STEP file, 512 pixels wide and high, on a transparent background',
  spec: "docs/product/files.md, 'Pictures'",
  params: byId,
  response: download('image/webp'),
  errors: ['file.not_found', 'file.no_picture'],
})

export const downloadFileModel = endpoint({
  method: 'get',
  path: '/api/files/:id/geometry/model',
  access: signedIn,
  summary: 'The 3D model of a STEP file as binary glTF',
  spec: "docs/product/files.md, '3D viewer'",
  params: byId,
  response: download('model/gltf-binary'),
  errors: ['file.not_found', 'geometry.not_step', 'geometry.not_ready'],
})
