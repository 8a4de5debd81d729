import { CreateCustomerBody } from '@kerf/shared-contracts/contracts/customers'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text } from './text.ts'

export const addUserSchema = CreateCustomerBody.extend({ confirmPassword: z.string() }).refine(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], message: text.adding.mismatch, when: () => true },
)

export const addUserValues = {
  name: '',
  email: '',
  companyName: '',
  phone: '',
  title: '',
  password: '',
  confirmPassword: '',
}

/** The stored part of a draft: never the passwords. */
export const keptUser = mini.partial(
  mini.object({
    name: mini.string(),
    email: mini.string(),
    companyName: mini.string(),
    phone: mini.string(),
    title: mini.string(),
  }),
)

export type AddUserValues = typeof addUserValues

/** The body of the call, without the repeated password. */
export function addUserBody({ confirmPassword: _, ...values }: AddUserValues) {
  return CreateCustomerBody.parse(values)
}
