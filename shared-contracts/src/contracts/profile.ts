import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CompanyReference, CompanyRole } from './users.ts'

/** Specification 1, section 3, 'Profile'; the fields beyond companyName are ours. */
export const Profile = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    title: z.string().nullable(),
    companyName: z.string().nullable(),
    company: CompanyReference.nullable(),
    companyRole: CompanyRole.nullable(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof Profile>

export const getProfile = endpoint({
  method: 'get',
  path: '/api/profile',
  access: ['customer', 'supplier', 'admin'],
  summary: 'The own profile with the company name',
  spec: '1 §7',
  response: Profile,
  tags: ['Profile'],
})
