import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

export const unitAnswered = defineEvent({
  name: 'file.unit_answered',
  says: 'Somebody said in which unit the numbers of a drawing are meant.',
  facts: z.object({ file: z.object({ id: z.string(), fileName: z.string() }), meantUnit: z.string() }),
  audit: ({ file: { id, fileName }, meantUnit }) => ({
    object: { type: 'file', id },
    changes: { fileName, meantUnit },
  }),
})
