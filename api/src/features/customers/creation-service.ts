import type { CreateCustomerBody } from '@kerf/shared-contracts/contracts/customers'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { User } from '../../models/user.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Work } from '../../platform/work.ts'
import { lockAccount } from '../auth/registration-service.ts'
import { mailAccountCreated } from '../auth/security-mail-service.ts'

type NewCustomer = Pick<User, 'email' | 'name' | 'passwordHash' | 'createdAt'> & Partial<User>

/** @returns the new customer, or `null` when their address has an account already, which no error of the database says */
export async function insertCustomer(tx: Knex.Transaction, customer: NewCustomer): Promise<User | null> {
  const { id } = await User.query(tx)
    .insert({ ...customer, accountType: 'customer' })
    .onConflict(tx.raw('(email, account_type) where deleted_at is null'))
    .ignore()
  return (await User.query(tx).findById(id)) ?? null
}

/**
 * Makes an account for a customer, who is verified, must choose a password of their own first, and is told by mail.
 * The password is hashed within the transaction, as the call honours a key: admins do this rarely.
 * @throws Problem `user.email_taken`, `auth.password_breached`
 */
export async function createCustomer(
  { passwords, config }: Pick<Platform, 'passwords' | 'config'>,
  work: Work,
  { email, name, companyName, phone, title, password }: z.output<typeof CreateCustomerBody>,
): Promise<User> {
  const passwordHash = await passwords.hash(password, 'password', { words: [email, name, companyName], isFirst: true })
  // A registration of this address at the same moment waits, and finds an account.
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
  await work.record('user.created', { type: 'user', id: user.id })
  await mailAccountCreated(work, user, config)
  await work.announce({ audience: { admins: true }, tags: ['Customer', 'Company', 'Account'] })
  return user
}
