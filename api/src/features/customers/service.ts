import sql from 'sql-template-tag'
import { Company } from '../../models/company.ts'
import { CustomerNumberAssignment } from '../../models/customer-number-assignment.ts'
import {
  type CustomerAccountView,
  type CustomerDetailsView,
  customerAccountShape,
  customerDetailsShape,
} from '../../models/views/customer-account-view.ts'
import { readSome } from '../../platform/db/list.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork } from '../../platform/work.ts'

/** One customer with company and figures. @throws Problem `user.not_found` */
export async function get({ tx }: ReadWork, id: string): Promise<CustomerAccountView> {
  const [customer] = await readSome(tx, customerAccountShape, sql`users.id = ${id}`)
  if (!customer) throw problem('user.not_found')
  return customer
}

/** A customer with the number of devices they are signed in on. */
export interface CustomerInUse {
  customer: CustomerDetailsView
  signedInDevices: number
}

/**
 * One customer with all details of the account, even a deleted one.
 * @throws Problem `user.not_found`, also for an account of another kind
 */
export async function getDetails(
  { sessions }: Pick<Platform, 'sessions'>,
  { tx }: ReadWork,
  id: string,
): Promise<CustomerInUse> {
  const condition = sql`users.id = ${id} and users.account_type = 'customer'`
  const [customer] = await readSome(tx, customerDetailsShape, condition)
  if (!customer) throw problem('user.not_found')
  return { customer, signedInDevices: (await sessions.countOf(tx, [id])).get(id) ?? 0 }
}

/**
 * The people of the company that has a customer number, by name; if no company has it any more, those of the company
 * that had it last, or of the one that company was merged into.
 * @throws Problem `company.not_found`
 */
export async function ofNumber({ tx }: ReadWork, customerNumber: string): Promise<CustomerAccountView[]> {
  const holder = await Company.query(tx).findOne({ customerNumber }).select('id')
  const before = () =>
    CustomerNumberAssignment.query(tx).where({ customerNumber }).orderBy('assignedAt', 'desc').first()
  const companyId = holder?.id ?? (await before())?.companyId
  if (companyId === undefined) throw problem('company.not_found')
  const condition = sql`users.company_id = ${companyId} and users.deleted_at is null`
  const people = await readSome(tx, customerAccountShape, condition)
  return people.sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
