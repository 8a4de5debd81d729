import { StoredFile } from '../../models/stored-file.ts'
import { on, type Subscriber } from '../../platform/events/subscriber.ts'
import { fileUploaded } from '../stored-files/events.ts'
import { ensureGeometry } from './service.ts'

/** Builds the model of a STEP file as soon as the file is stored. */
export const models: Subscriber = {
  name: 'geometry',
  sendsMail: false,
  subscriptions: () => [
    on(fileUploaded, async (occasion, { file }) => {
      if (file.kind !== 'step') return
      await ensureGeometry(occasion, await StoredFile.query(occasion.tx).findById(file.id).throwIfNotFound())
    }),
  ],
}
