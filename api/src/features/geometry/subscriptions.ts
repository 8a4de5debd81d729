import { StoredFile } from '../../models/stored-file.ts'
import { on, type Subscriber } from '../../platform/events/subscriber.ts'
import { fileUploaded } from '../stored-files/events.ts'
import { ensureFacts } from './facts-service.ts'
import { ensureGeometry } from './service.ts'

/** Measures a STEP file and builds its model as soon as there is one. */
export const models: Subscriber = {
  name: 'geometry',
  sendsMail: false,
  subscriptions: () => [
    on(fileUploaded, async (occasion, { file }) => {
      if (file.kind !== 'step') return
      const stored = await StoredFile.query(occasion.tx).findById(file.id).throwIfNotFound()
      // Facts first: they are asked for sooner, and a lane takes what was queued first.
      await ensureFacts(occasion, stored)
      await ensureGeometry(occasion, stored)
    }),
  ],
}
