import type { CreateCustomerBody } from '@kerf/shared-contracts/contracts/customers'
import type { z } from 'zod'
import type { User } from '../../models/user.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Work } from '../../platform/work.ts'
import { insertCustomer } from '../auth/accounts-service.ts'
import { wordsOf } from '../auth/password-words-service.ts'
import { lockAccount } from '../auth/registration-service.ts'
import { customerCreated } from './events.ts'

/**
 * Creates an account for a customer, who is verified, must first choose a password of their own, and is told by mail.
 * The password is hashed inside the transaction because the call is idempotent by key; admins rarely do this.
 * @throws Problem `user.email_taken`, `auth.password_breached`
 */
export async function createCustomer(
  { passwords }: Pick<Platform, 'passwords'>,
  work: Work,
  { email, name, companyName, phone, title, password }: z.output<typeof CreateCustomerBody>,
): Promise<User> {
  const words = wordsOf({ email, name, companyNameInput: companyName }, {})
  const passwordHash = await passwords.hash(password, 'password', { words, isFirst: true })
  // A concurrent registration of this address waits, then finds an account.
  await lockAccount(work.tx, { email, role: 'customer' })
  const user = await insertCustomer(work.tx, {
    email,
    name,
    phone,
    title,
    passwordHash,
    companyNameInput: companyName,
    isVerified: true,
    mustResetPassword: true,
    createdBy: work.actor.id,
    createdAt: work.now,
    updatedAt: work.now,
  })
  if (!user) throw problem('user.email_taken')
  await work.happened(customerCreated, { user })
  return user
}
