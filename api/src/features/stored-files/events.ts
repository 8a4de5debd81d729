import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

export const fileUploaded = defineEvent({
  name: 'file.uploaded',
  says: 'Somebody attached a file to an RFQ, a quote, an order, a message or the settings, or sent one for later.',
  facts: z.object({
    file: z.object({ id: z.string(), fileName: z.string(), kind: z.string(), size: z.number(), sha256: z.string() }),
    /** Null while what it is for does not exist yet. */
    owner: z.object({ type: z.string(), id: z.string(), partId: z.string().nullish() }).nullable(),
  }),
  audit: ({ file: { id, fileName, size, sha256 }, owner }) => ({
    object: { type: 'file', id },
    changes: { fileName, size, sha256, ...owner },
  }),
})

export const fileDeleted = defineEvent({
  name: 'file.deleted',
  says: 'Somebody removed a file.',
  facts: z.object({ file: z.object({ id: z.string(), fileName: z.string(), sha256: z.string() }) }),
  audit: ({ file: { id, fileName, sha256 } }) => ({ object: { type: 'file', id }, changes: { fileName, sha256 } }),
})
