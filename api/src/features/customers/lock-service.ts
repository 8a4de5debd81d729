import { User } from '../../models/user.ts'
import { problem } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'

/**
 * Locks a customer's account until the transaction ends, so that it is not deleted while something is created for it.
 * @throws Problem `user.not_found`, also for a deleted account or one that is not a customer's
 */
export async function holdCustomer({ tx }: Work, id: string): Promise<User> {
  const customer = await User.query(tx)
    .findById(id)
    .where({ accountType: 'customer' })
    .whereNull('deletedAt')
    .forShare()
  if (!customer) throw problem('user.not_found')
  return customer
}
