import { z } from 'zod'
import { byId, download, endpoint } from './endpoint.ts'
import { Instant } from './values.ts'

/** What is stored beside an RFQ, quote or order (specification 1, section 3, 'RFQ file'). */
export const StoredFile = z
  .object({
    id: z.uuid(),
    filename: z.string(),
    fileName: z.string(),
    filePath: z.string().describe('Where the file is read: /api/files/{id}'),
    mimetype: z.string(),
    size: z.number().int().describe('Bytes'),
    fileSize: z.number().int().describe('Bytes'),
    fileType: z.enum(['step', 'pdf', 'spreadsheet', 'document', 'image', 'cad']),
    partId: z.uuid().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'StoredFile' })
export type StoredFile = z.output<typeof StoredFile>

export const UploadBody = z
  .object({ linkedToType: z.enum(['rfq']), linkedToId: z.uuid(), partId: z.uuid().optional() })
  .meta({ id: 'UploadBody' })

export const uploadFiles = endpoint({
  method: 'post',
  path: '/api/files/upload',
  access: ['customer', 'admin'],
  summary: 'Add STEP and PDF files to an RFQ',
  spec: '1 §7',
  body: UploadBody,
  files: { files: { kinds: ['step', 'pdf'], maxCount: 20, required: true } },
  response: z.array(StoredFile),
  status: 201,
  errors: [
    'rfq.not_found',
    'file.missing',
    'file.empty',
    'file.too_large',
    'file.not_step_or_pdf',
    'file.truncated',
    'file.encrypted',
    'file.too_many',
    'file.link_closed',
    'request.aborted',
    'auth.read_only',
  ],
  tags: ['Rfq', 'File'],
  limit: 'upload',
  idempotent: true,
})

export const viewFile = endpoint({
  method: 'get',
  path: '/api/files/:id',
  access: ['customer', 'supplier', 'admin'],
  summary: 'View a file in the browser',
  spec: '1 §7',
  params: byId,
  response: download('*/*'),
  errors: ['file.not_found'],
})

export const downloadFile = endpoint({
  method: 'get',
  path: '/api/files/:id/download',
  access: ['customer', 'supplier', 'admin'],
  summary: 'Download a file under its name',
  spec: '1 §7',
  params: byId,
  response: download('*/*'),
  errors: ['file.not_found'],
})

/** What the server found in a STEP file. Sizes in millimetres. */
export const GeometryFacts = z
  .object({
    sizeMm: z.tuple([z.number(), z.number(), z.number()]),
    triangles: z.number().int(),
    parts: z.number().int(),
    instances: z.number().int(),
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
  access: ['customer', 'supplier', 'admin'],
  summary: 'How far the 3D model of a STEP file is, and what was found in it',
  spec: 'decisions',
  params: byId,
  response: Geometry,
  errors: ['file.not_found', 'geometry.not_step'],
  tags: ['File'],
})

export const downloadFileModel = endpoint({
  method: 'get',
  path: '/api/files/:id/geometry/model',
  access: ['customer', 'supplier', 'admin'],
  summary: 'The 3D model of a STEP file as binary glTF',
  spec: 'decisions',
  params: byId,
  response: download('model/gltf-binary'),
  errors: ['file.not_found', 'geometry.not_step', 'geometry.not_ready'],
})
