import { User } from '../../models/user.ts'
import type { ReadWork } from '../../platform/work.ts'

/** @returns the user who asks, with the linked company */
export function getOwnUser({ tx, viewer }: ReadWork): Promise<User> {
  return User.query(tx).findById(viewer.id).withGraphFetched('company').throwIfNotFound().execute()
}
