import { columns, instant, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { Company } from '../company.ts'
import type { User } from '../user.ts'

export type CompanyView = Pick<Company, 'id' | 'name' | 'customerNumber'>

/** The owner of an object. */
export type CustomerView = Pick<User, 'id' | 'name' | 'email' | 'companyNameInput' | 'accountType'> & {
  deletedAt: string | null
  company: CompanyView | null
}

export const companyColumns = columns('companies', ['id', 'name', 'customerNumber'])

/**
 * The owner of an object. The company is the one they are linked to; once they are deleted, the one the object belongs
 * to, which stays.
 * @param companyId the column of the object that names its company
 */
export const customerFields = (companyId: string) => ({
  ...columns('users', ['id', 'name', 'email', 'companyNameInput', 'accountType']),
  deletedAt: instant('users.deleted_at'),
  company: jsonOne(
    jsonObject(companyColumns),
    `companies where companies.id = case when users.deleted_at is null then users.company_id else ${companyId} end`,
  ),
})

/** The customer of a row that has `customer_id` and `company_id`. */
export const customerOf = (table: string) =>
  jsonOne(jsonObject(customerFields(`${table}.company_id`)), `users where users.id = ${table}.customer_id`)
