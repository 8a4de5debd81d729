import { z } from 'zod'
import { basedOn } from './based-on.ts'
import { byId, endpoint, listQuery } from './endpoint.ts'
import { ShownPicture } from './files.ts'
import { Order, OrderStatus, QualityCheckStatus } from './orders.ts'
import { CharacteristicDecisions } from './quality-characteristics.ts'
import { CustomerReference } from './users.ts'
import { BooleanInput, DateOnly, Instant, optional, text } from './values.ts'

/** A file that shows the result of an inspection (docs/product/quality-checks.md, 'Quality files'). */
export const QualityCheckFile = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    fileSize: z.number().int().describe('Bytes'),
    fileType: z.enum(['pdf', 'excel', 'image', 'other']),
    mimetype: z.string(),
    fileUrl: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'QualityCheckFile' })
export type QualityCheckFile = z.output<typeof QualityCheckFile>

export const listQualityCheckFiles = endpoint({
  method: 'get',
  path: '/api/orders/:id/quality-check-files',
  access: ['customer', 'admin'],
  summary: 'The quality files of an order',
  spec: "docs/product/quality-checks.md, 'Quality files'",
  params: byId,
  response: z.array(QualityCheckFile),
  errors: ['order.not_found'],
  tags: ['QualityCheck'],
})

const isRefused = ({ decision }: z.output<typeof CharacteristicDecisions>[number]) => decision === 'refused'

export const QualityCheckDecision = z
  .object({
    approved: z.boolean(),
    notes: optional(text(4000)),
    characteristics: CharacteristicDecisions.default([]).describe(
      'Of single characteristics. Approving approves all; the notes of refused ones are added to those of a revision',
    ),
    /** The ids of the quality files shown, in order, and the revision of the characteristics shown. */
    basedOn: basedOn({
      files: z.array(z.uuid()).max(2000),
      characteristics: z.number().int().min(0).optional(),
    }),
  })
  .refine(({ approved, notes, characteristics }) => approved || notes !== null || characteristics.some(isRefused), {
    path: ['notes'],
    message: 'Please describe what needs to be revised',
  })
  .refine(({ approved, characteristics }) => !approved || !characteristics.some(isRefused), {
    path: ['characteristics'],
    message: 'A refused characteristic needs a revision',
  })
  .meta({ id: 'QualityCheckDecision' })
export type QualityCheckDecision = z.output<typeof QualityCheckDecision>

export const approveQualityCheck = endpoint({
  method: 'post',
  path: '/api/orders/:id/approve-quality-check',
  access: ['customer'],
  summary: 'Approve the quality check, or request revisions with notes',
  spec: "docs/product/quality-checks.md, 'The decision'",
  params: byId,
  body: QualityCheckDecision,
  response: Order,
  errors: [
    'order.not_found',
    'order.archived',
    'order.not_in_quality_check',
    'order.quality_check_decided',
    'quality_characteristic.not_found',
    'write.stale',
    'auth.read_only',
  ],
  tags: ['Order', 'QualityCheck', 'Dashboard'],
})

export const uploadQualityCheckFiles = endpoint({
  method: 'patch',
  path: '/api/orders/:id/quality-check',
  access: ['admin'],
  summary: 'Upload quality check files; a revision under way becomes pending again',
  spec: "docs/product/quality-checks.md, 'Quality files'",
  params: byId,
  files: { qualityCheck: { kinds: ['pdf', 'spreadsheet', 'image', 'archive'], maxCount: 20, required: true } },
  response: z.array(QualityCheckFile),
  errors: [
    'order.not_found',
    'order.archived',
    'file.missing',
    'file.wrong_type',
    'file.too_large',
    'file.empty',
    'file.truncated',
    'file.encrypted',
    'file.holds_programs',
    'file.unchecked',
  ],
  tags: ['Order', 'QualityCheck'],
  limit: 'upload',
})

export const deleteQualityCheckFile = endpoint({
  method: 'delete',
  path: '/api/admin/orders/:id/quality-check-files/:fileId',
  access: ['admin'],
  summary: 'Remove a quality check file',
  spec: "docs/product/quality-checks.md, 'Quality files'",
  params: z.object({ id: z.uuid(), fileId: z.uuid() }),
  response: null,
  errors: ['order.not_found', 'file.not_found', 'order.archived'],
  tags: ['Order', 'QualityCheck'],
})

/** The state of one order's quality check (docs/product/quality-checks.md, 'All quality checks'). */
export const QualityCheckNotification = z
  .object({
    orderId: z.uuid(),
    orderNumber: z.string(),
    projectName: z.string(),
    qualityCheckStatus: QualityCheckStatus,
    orderStatus: OrderStatus,
    customerApprovedAt: Instant.nullable(),
    isArchived: z.boolean(),
    changedAt: Instant.describe('When it was decided or, until then, when the order last changed'),
    dueDate: DateOnly.nullable(),
    fileCount: z.number().int().min(0),
    picture: ShownPicture.nullable(),
    qualityDecisions: Order.shape.qualityDecisions,
    user: CustomerReference,
  })
  .meta({ id: 'QualityCheckNotification' })
export type QualityCheckNotification = z.output<typeof QualityCheckNotification>

export const QualityCheckSort = z.enum(['date-desc', 'date-asc', 'project'])

export const listQualityCheckNotifications = endpoint({
  method: 'get',
  path: '/api/admin/quality-check-notifications',
  access: ['admin'],
  summary: 'Orders whose quality check awaits the customer, is approved, or needs a revision',
  spec: "docs/product/quality-checks.md, 'All quality checks'",
  query: listQuery({
    status: QualityCheckStatus.optional(),
    archived: BooleanInput.default(false).describe('true: those of archived orders instead of the others'),
    sort: QualityCheckSort.default('date-desc'),
  }),
  response: z.array(QualityCheckNotification),
  tags: ['Order', 'QualityCheck'],
})
