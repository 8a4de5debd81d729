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

export const customerFields = {
  ...columns('users', ['id', 'name', 'email', 'companyNameInput', 'accountType']),
  deletedAt: instant('users.deleted_at'),
  company: jsonOne(jsonObject(companyColumns), 'companies where companies.id = users.company_id'),
}

const customer = jsonObject(customerFields)

/** The user that `id` names, with the linked company. */
export const customerOf = (id: string) => jsonOne(customer, `users where users.id = ${id}`)
