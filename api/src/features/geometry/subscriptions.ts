import { StoredFile } from '../../models/stored-file.ts'
import { on, type Subscriber } from '../../platform/events/subscriber.ts'
import { fileDeleted, fileUploaded } from '../stored-files/events.ts'
import { ensureMade, withdraw } from './state-service.ts'
import { theFacts, theModel } from './step-products.ts'

/** Measures a STEP file and builds its model as soon as there is one, and no longer than it is there. */
export const models: Subscriber = {
  name: 'geometry',
  sendsMail: false,
  subscriptions: () => [
    on(fileUploaded, async (occasion, { file }) => {
      if (file.kind !== 'step') return
      const stored = await StoredFile.query(occasion.tx).findById(file.id).throwIfNotFound()
      // Facts first: they are asked for sooner, and a lane takes what was queued first.
      for (const product of [theFacts, theModel]) await ensureMade(occasion, product, stored)
    }),
    on(fileDeleted, (occasion, { file }) => withdraw(occasion, file.sha256)),
  ],
}
