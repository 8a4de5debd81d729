import { z } from 'zod'
import { byId, download, endpoint, signedIn } from './endpoint.ts'
import { Instant } from './values.ts'

/** Why drawings that are sent are refused. */
export const drawingErrors = [
  'file.missing',
  'file.empty',
  'file.too_large',
  'file.not_step_or_pdf',
  'file.truncated',
  'file.encrypted',
  'file.too_many',
] as const

/** A file stored with an RFQ, quote or order (docs/product/files.md, 'Fields of a file'). */
export const StoredFile = z
  .object({
    id: z.uuid(),
    filename: z.string(),
    fileName: z.string(),
    filePath: z.string().describe('Where the file is read: /api/files/{id}'),
    mimetype: z.string(),
    size: z.number().int().describe('Bytes'),
    fileSize: z.number().int().describe('Bytes'),
    fileType: z.enum(['step', 'pdf', 'spreadsheet', 'document', 'image', 'cad', 'dxf', 'table', 'email', 'archive']),
    partId: z.uuid().nullable(),
    pictureUrl: z
      .string()
      .nullable()
      .describe('A small picture of a STEP file; null for others, and until it is ready'),
    createdAt: Instant,
  })
  .meta({ id: 'StoredFile' })
export type StoredFile = z.output<typeof StoredFile>

/** What stands for a request, a quote or an order where it is listed (docs/product/files.md, 'Pictures'). */
export const ShownPicture = StoredFile.pick({ fileType: true, pictureUrl: true })
  .describe('Its first STEP file that has a picture, else its first drawing')
  .meta({ id: 'ShownPicture' })
export type ShownPicture = z.output<typeof ShownPicture>

export const UploadBody = z
  .object({ linkedToType: z.enum(['rfq']), linkedToId: z.uuid(), partId: z.uuid().optional() })
  .meta({ id: 'UploadBody' })

export const uploadFiles = endpoint({
  method: 'post',
  path: '/api/files/upload',
  access: ['customer', 'admin'],
  summary: 'Add STEP and PDF files to an RFQ',
  spec: "docs/product/files.md, 'Drawings'",
  body: UploadBody,
  files: { files: { kinds: ['step', 'pdf'], maxCount: 20, required: true } },
  response: z.array(StoredFile),
  status: 201,
  errors: ['rfq.not_found', ...drawingErrors, 'file.link_closed', 'request.aborted', 'auth.read_only'],
  tags: ['Rfq', 'File'],
  limit: 'upload',
  idempotent: true,
})

export const viewFile = endpoint({
  method: 'get',
  path: '/api/files/:id',
  access: signedIn,
  summary: 'View a file in the browser',
  spec: "docs/product/files.md, 'Downloads'",
  params: byId,
  response: download('*/*'),
  errors: ['file.not_found'],
})

export const downloadFile = endpoint({
  method: 'get',
  path: '/api/files/:id/download',
  access: signedIn,
  summary: 'Download a file under its name',
  spec: "docs/product/files.md, 'Downloads'",
  params: byId,
  response: download('*/*'),
  errors: ['file.not_found'],
})
