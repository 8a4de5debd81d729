import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

const owner = z.object({ customerId: z.string(), companyId: z.string().nullable() })

export const unitAnswered = defineEvent({
  name: 'file.unit_answered',
  says: 'Somebody said in which unit the numbers of a drawing are meant.',
  facts: z.object({
    file: z.object({ id: z.string(), fileName: z.string() }),
    meantUnit: z.string(),
    /** Whose RFQ the drawing belongs to; null for one that only admins may answer for, or that is sent early. */
    rfq: owner.nullable(),
  }),
  audit: ({ file: { id, fileName }, meantUnit }) => ({
    object: { type: 'file', id },
    changes: { fileName, meantUnit },
  }),
  live: [
    {
      tags: ['File'],
      to: {
        users: ({ rfq }) => [rfq?.customerId ?? null],
        companies: ({ rfq }) => [rfq?.companyId ?? null],
        admins: true,
      },
      id: ({ file }) => file.id,
    },
  ],
})

export const stageReached = defineEvent({
  name: 'file.stage_reached',
  says: 'Measuring a STEP file, or making its model, has begun or is over.',
  facts: z.object({
    /** Of the file, or of the RFQ that it belongs to. */
    id: z.string(),
    userIds: z.array(z.string()),
    companyIds: z.array(z.string()),
  }),
  live: [
    {
      tags: ['FileStage'],
      to: { users: ({ userIds }) => userIds, companies: ({ companyIds }) => companyIds, admins: true },
      id: ({ id }) => id,
    },
  ],
})
