import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

export const ownDataDownloaded = defineEvent({
  name: 'user.data_downloaded',
  says: 'Somebody downloaded all data stored about them.',
  facts: z.object({ userId: z.string() }),
  audit: ({ userId }) => ({ object: { type: 'user', id: userId } }),
})
