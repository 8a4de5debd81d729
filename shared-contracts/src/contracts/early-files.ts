import { z } from 'zod'
import { byId, endpoint } from './endpoint.ts'
import { drawingErrors, StoredFile } from './files.ts'

const spec = "docs/product/files.md, 'Before there is an RFQ'"

export const sendEarlyFile = endpoint({
  method: 'post',
  path: '/api/early-files',
  access: ['customer'],
  summary: 'Send a drawing before its RFQ exists, so that it can be measured and estimated',
  spec,
  files: { files: { kinds: ['step', 'pdf'], maxCount: 1, required: true } },
  response: z.array(StoredFile),
  status: 201,
  errors: [
    ...drawingErrors,
    ...(['file.too_many_early', 'file.too_much_early', 'request.aborted', 'auth.read_only'] as const),
  ],
  // Nothing that is shown has changed: the file is its sender's alone.
  tags: [],
  limit: 'upload',
})

const LinkEarlyFileBody = z.object({ rfqId: z.uuid(), partId: z.uuid().optional() }).meta({ id: 'LinkEarlyFileBody' })

export const linkEarlyFile = endpoint({
  method: 'post',
  path: '/api/early-files/:id/link',
  access: ['customer'],
  summary: 'Make a drawing that was sent early one of an RFQ, or move it within it; doing it twice is no mistake',
  spec,
  params: byId,
  body: LinkEarlyFileBody,
  response: StoredFile,
  errors: ['file.not_found', 'rfq.not_found', 'file.link_closed', 'auth.read_only'],
  tags: ['Rfq', 'File'],
  limit: 'upload',
})

export const removeEarlyFile = endpoint({
  method: 'delete',
  path: '/api/early-files/:id',
  access: ['customer'],
  summary: 'Remove a drawing that was sent early and belongs to no RFQ yet',
  spec,
  params: byId,
  response: null,
  errors: ['file.not_found', 'auth.read_only'],
  tags: [],
  limit: 'edit',
})
