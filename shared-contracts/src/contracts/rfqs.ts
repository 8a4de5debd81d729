import { z } from 'zod'
import { PostalAddress, PostalAddressInput } from './company-addresses.ts'
import { byId, download, endpoint, listQuery } from './endpoint.ts'
import { StoredFile } from './files.ts'
import { mostParts, mostQuantities } from './part-limits.ts'
import { CheckedFinding, CheckedFindingInput, mostFindings } from './request-findings.ts'
import { CustomerReference } from './users.ts'
import {
  BooleanInput,
  DateInput,
  DateOnly,
  Instant,
  line,
  Money,
  optional,
  Quantity,
  QuantityInput,
  TotalQuantity,
  text,
} from './values.ts'

export const RfqStatus = z.enum([
  'submitted',
  'reviewing',
  'sent_to_suppliers',
  'quoted',
  'accepted',
  'declined',
  'withdrawn',
])
export type RfqStatus = z.output<typeof RfqStatus>

/** One part of an RFQ; one is the common case (docs/product/rfqs.md, 'Flat fields and parts'). */
export const RfqPart = z
  .object({
    id: z.uuid(),
    position: z.number().int(),
    name: z.string().nullable(),
    material: z.string(),
    materialGrade: z.string().nullable(),
    finishing: z.string().nullable(),
    tolerance: z.string(),
    quantities: z.array(Quantity).min(1),
    notes: z.string().nullable(),
    files: z.array(StoredFile),
    findings: z
      .array(CheckedFinding)
      .optional()
      .describe('What differed between form, drawing and model when it was sent; left out where nothing did'),
  })
  .meta({ id: 'RfqPart' })
export type RfqPart = z.output<typeof RfqPart>

/** The quote of an RFQ, as lists show it beside the RFQ. */
export const RfqQuoteSummary = z
  .object({
    id: z.uuid(),
    quoteNumber: z.string(),
    status: z.enum(['pending', 'accepted', 'declined']),
    isExpired: z.boolean().describe('Pending and past its last valid day in the time zone of the business'),
    renewalRequestedAt: Instant.nullable(),
    quantity: TotalQuantity.describe(
      'The quantities the amount is for: the chosen quantities, the first ones until the customer chooses',
    ),
    amount: Money,
    currency: z.string(),
    hasPurchaseOrder: z.boolean(),
  })
  .meta({ id: 'RfqQuoteSummary' })

/**
 * An RFQ (docs/product/rfqs.md, 'Fields of an RFQ'). The flat fields are the first part's, `quantity` the sum of all
 * parts.
 */
export const Rfq = z
  .object({
    id: z.uuid(),
    displayNumber: z.string(),
    projectName: z.string(),
    material: z.string(),
    materialGrade: z.string().nullable(),
    finishing: z.string().nullable(),
    tolerance: z.string(),
    quantity: TotalQuantity,
    notes: z.string().nullable(),
    manufacturingProcess: z.string().nullable(),
    manufacturingSubprocess: z.string().nullable(),
    internationalManufacturingOk: z.boolean(),
    qualityInspectionRequired: z.boolean(),
    certificationRequired: z.boolean(),
    qualityStandard: z.string().nullable(),
    timeline: z.string().nullable(),
    budgetRange: z.string().nullable(),
    specialInstructions: z.string().nullable(),
    neededBy: DateOnly.nullable(),
    shipTo: PostalAddress.nullable().describe('Where the goods go'),
    billTo: PostalAddress.nullable().describe('Where the invoice goes'),
    status: RfqStatus,
    createdAt: Instant,
    submittedAt: Instant,
    withdrawal: z
      .object({ at: Instant, reason: z.string().nullable() })
      .optional()
      .describe('When its customer withdrew it, and why, if they said so; left out unless they did'),
    files: z.array(StoredFile),
    parts: z.array(RfqPart).min(1),
    quote: RfqQuoteSummary.nullable(),
    orderId: z.uuid().nullable().describe('The order made from it'),
    orderNumber: z.string().nullable(),
    user: CustomerReference,
    /** The company that shares it: its members may act on it, a former member may only view it. */
    companyId: z.uuid().nullable(),
  })
  .meta({ id: 'Rfq' })
export type Rfq = z.output<typeof Rfq>

const partFields = {
  material: line(80).min(1, 'Material is required'),
  materialGrade: optional(line(80)),
  finishing: optional(line(80)),
  tolerance: line(80).min(1, 'Tolerance is required'),
  findings: z.array(CheckedFindingInput).max(mostFindings).optional(),
}

/** One part as `parts: […]` of a new RFQ carries it. */
export const RfqPartInput = z
  .object({
    ...partFields,
    name: optional(line(160)),
    quantities: z
      .array(QuantityInput)
      .min(1, 'Quantity must be at least 1')
      .max(mostQuantities)
      .refine((all) => new Set(all).size === all.length, 'Each quantity can be asked for once'),
    notes: optional(text(4000)),
  })
  .meta({ id: 'RfqPartInput' })

/** When an RFQ is needed, and where it goes (docs/product/rfqs.md, 'When and where it is needed'). */
const deliveryFields = {
  neededBy: optional(DateInput),
  shipTo: PostalAddressInput.nullish().transform((given) => given ?? null),
  billTo: PostalAddressInput.nullish().transform((given) => given ?? null),
}

/** The RFQ form (docs/product/rfqs.md, 'The request form'): one part. Shared by the form and the API. */
export const RfqForm = z.object({
  ...partFields,
  projectName: line(200).min(1, 'Project name is required'),
  quantity: QuantityInput,
  notes: optional(text(4000)),
  manufacturingProcess: optional(line(80)),
  manufacturingSubprocess: optional(line(80)),
  internationalManufacturingOk: BooleanInput.default(false),
  ...deliveryFields,
})

const rfqExtras = {
  timeline: optional(line(200)),
  budgetRange: optional(line(200)),
  specialInstructions: optional(text(4000)),
  qualityInspectionRequired: BooleanInput.default(false),
  certificationRequired: BooleanInput.default(false),
  qualityStandard: optional(line(120)),
}

/** What creates an RFQ: the form's flat fields make one part, `parts` makes several. */
export const CreateRfqBody = z
  .object({
    ...RfqForm.partial({ material: true, tolerance: true, quantity: true }).shape,
    ...rfqExtras,
    parts: z.array(RfqPartInput).min(1).max(mostParts).optional(),
    fromDraft: z
      .object({
        revision: z.uuid().nullable().describe('The draft as last saved; another one, written elsewhere, stays'),
        unconfirmed: z.uuid().optional().describe('A later save of which the answer was lost: it ends that one too'),
        files: z
          .array(
            z.object({
              fileId: z.uuid(),
              part: z.number().int().min(0).nullable().describe('Place of its part; null for the request as a whole'),
            }),
          )
          .max(200),
      })
      .optional()
      .describe('It was written as a draft, which ends with it. These drawings that were sent early become its files'),
  })
  .superRefine((body, context) => {
    if (body.parts) return
    const required = {
      material: 'Material is required',
      tolerance: 'Tolerance is required',
      quantity: 'Quantity must be at least 1',
    }
    for (const [field, message] of Object.entries(required)) {
      if (body[field as keyof typeof required] === undefined) {
        context.addIssue({ code: 'custom', path: [field], message })
      }
    }
  })
  .meta({ id: 'CreateRfqBody' })

export const RfqSort = z.enum(['date-desc', 'date-asc', 'status', 'project', 'quantity'])

export const RfqListQuery = listQuery({
  status: RfqStatus.optional(),
  group: z
    .enum(['active', 'history'])
    .optional()
    .describe('active: submitted, reviewing, sent_to_suppliers, quoted; history: accepted, declined, withdrawn'),
  sort: RfqSort.default('date-desc'),
})

export const listRfqs = endpoint({
  method: 'get',
  path: '/api/rfqs',
  access: ['customer'],
  summary: 'The user’s own RFQs and those of their company, with files',
  spec: "docs/product/rfqs.md, 'My RFQs'",
  query: RfqListQuery,
  response: z.array(Rfq),
  tags: ['Rfq'],
})

/** Every row that the filters leave, in the order of the list, not a page of it (RFC 4180, UTF-8). */
export const exportRfqs = endpoint({
  method: 'get',
  path: '/api/rfqs/export',
  access: ['customer'],
  summary: 'The RFQs of a list, all of them, as CSV',
  spec: "docs/product/lists.md, 'Saving as CSV'",
  query: RfqListQuery.omit({ limit: true, cursor: true }),
  response: download('text/csv'),
  limit: 'export',
})

export const getRfq = endpoint({
  method: 'get',
  path: '/api/rfqs/:id',
  access: ['customer', 'admin'],
  summary: 'One RFQ with its files',
  spec: "docs/product/rfqs.md, 'RFQ details dialog'",
  params: byId,
  response: Rfq,
  errors: ['rfq.not_found'],
  tags: ['Rfq', 'FileStage'],
})

export const createRfq = endpoint({
  method: 'post',
  path: '/api/rfqs',
  access: ['customer'],
  summary: 'Submit a request for quote',
  spec: "docs/product/rfqs.md, 'The request form'",
  body: CreateRfqBody,
  response: Rfq,
  status: 201,
  errors: ['auth.read_only'],
  tags: ['Rfq', 'Dashboard'],
  limit: 'submit',
  idempotent: true,
})

export const WithdrawRfqBody = z.object({ reason: optional(text(1000)) }).meta({ id: 'WithdrawRfqBody' })

export const withdrawRfq = endpoint({
  method: 'post',
  path: '/api/rfqs/:id/withdraw',
  access: ['customer'],
  summary: 'Withdraw an RFQ that is not quoted yet',
  spec: "docs/product/rfqs.md, 'Withdrawing'",
  params: byId,
  body: WithdrawRfqBody,
  response: Rfq,
  errors: ['rfq.not_found', 'rfq.already_quoted', 'rfq.already_decided', 'rfq.withdrawn', 'auth.read_only'],
  tags: ['Rfq', 'Dashboard'],
  idempotent: true,
})
