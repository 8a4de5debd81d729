import { z } from 'zod'
import { Instant, line, optional, Quantity, QuantityInput, text } from './values.ts'

/** A file as suppliers get it: a separate copy, under a name that reveals nothing about the customer. */
export const SupplierRequestFile = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    fileSize: z.number().int().describe('Bytes'),
    fileType: z.enum(['step', 'pdf', 'spreadsheet', 'document', 'image', 'cad', 'dxf', 'table', 'email', 'archive']),
    fileUrl: z.string(),
    pictureUrl: z.string().nullable().describe('A small picture of a STEP file; null for others, and until it is made'),
    partId: z.uuid().nullable(),
  })
  .meta({ id: 'SupplierRequestFile' })

/** One part that suppliers are asked about; quantities are alternatives, of which the first is requested. */
export const SupplierRequestPart = z
  .object({
    id: z.uuid(),
    position: z.number().int(),
    name: z.string(),
    material: z.string(),
    materialGrade: z.string().nullable(),
    finishing: z.string().nullable(),
    tolerance: z.string().nullable(),
    quantities: z.array(Quantity).min(1),
    notes: z.string().nullable(),
    process: z
      .string()
      .nullable()
      .describe(
        'By which it is to be made, as the catalogue calls it; null where its RFQ chose none, or it has no RFQ',
      ),
  })
  .meta({ id: 'SupplierRequestPart' })
export type SupplierRequestPart = z.output<typeof SupplierRequestPart>

/** How far a supplier has progressed with a request (docs/product/suppliers.md, 'What becomes of a request'). */
export const SupplierRequestStatus = z.enum(['new', 'viewed', 'quoted', 'declined', 'expired', 'closed'])
export type SupplierRequestStatus = z.output<typeof SupplierRequestStatus>

/** A supplier a request was sent to. */
export const AssignedSupplier = z
  .object({
    id: z.uuid(),
    name: z.string(),
    companyName: z.string().nullable(),
    supplierNumber: z.string().nullable(),
    status: SupplierRequestStatus,
    sentAt: Instant,
    viewedAt: Instant.nullable(),
    declinedAt: Instant.nullable(),
    declineReason: z.string().nullable(),
  })
  .meta({ id: 'AssignedSupplier' })

/** Alternatives, of which the first is requested. */
export const AskedQuantities = z
  .array(QuantityInput)
  .min(1, 'Quantity must be at least 1')
  .max(10)
  .refine((all) => new Set(all).size === all.length, 'Each quantity can be asked for once')

/** A part of a request: typed, or taken from a part of an RFQ, whose fields are used if none is given. */
export const SupplierRequestPartInput = z
  .object({
    rfqPartId: z.uuid().optional(),
    name: optional(line(160)),
    material: optional(line(80)),
    materialGrade: optional(line(80)),
    finishing: optional(line(80)),
    tolerance: optional(line(80)),
    quantities: AskedQuantities.optional(),
    notes: optional(text(4000)).describe("Nothing is taken over from the customer's notes"),
  })
  .meta({ id: 'SupplierRequestPartInput' })

/** A file of an RFQ to copy for the suppliers. */
export const RfqFileInput = z
  .object({
    fileId: z.uuid(),
    fileName: optional(line(200)).describe(
      'What suppliers see; a name made from the reference number if none is given',
    ),
  })
  .meta({ id: 'RfqFileInput' })
