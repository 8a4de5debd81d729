import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { Company } from '../src/models/company.ts'
import { nextNumber } from '../src/models/numbers.ts'
import { SupplierProfile } from '../src/models/supplier-profile.ts'
import { type AccountType, type CompanyRole, User } from '../src/models/user.ts'
import type { TestApi } from './harness.ts'

/** The password of every user created here. */
export const testPassword = 'turned-and-milled-42'

/** Hashed once and cheaply: hashing time is not tested here. */
const passwordHash = hash(testPassword, { memoryCost: 64, timeCost: 1 })

export interface UserOptions {
  email?: string
  name?: string
  /** Whether the email address is verified; true by default. */
  verified?: boolean
  /** Whether a new password must be chosen first; false by default. */
  mustResetPassword?: boolean
}

export interface CustomerOptions extends UserOptions {
  /** The company to be linked to: a new one with this name, or an existing one. */
  company?: string | Company
  /** `owner` by default, if there is a company. */
  companyRole?: CompanyRole
}

/** A user, and the token of a session of theirs. */
export interface SignedInUser {
  user: User
  token: string
}

export async function createCompany(api: TestApi, name = 'Acme Robotics'): Promise<Company> {
  const customerNumber = await nextNumber(api.knex, 'customer')
  return Company.query(api.knex).insertAndFetch({ name, customerNumber })
}

export async function createCustomer(api: TestApi, options: CustomerOptions = {}): Promise<User> {
  const { company: given, companyRole = 'owner' } = options
  const company = typeof given === 'string' ? await createCompany(api, given) : given
  return createUser(api, 'customer', {
    ...userFields(options),
    companyId: company?.id ?? null,
    companyRole: company ? companyRole : null,
  })
}

export async function createSupplier(api: TestApi, options: UserOptions = {}): Promise<User> {
  const user = await createUser(api, 'supplier', userFields(options))
  await SupplierProfile.query(api.knex).insert({
    userId: user.id,
    supplierNumber: await nextNumber(api.knex, 'supplier'),
    companyName: `${user.name} Ltd`,
  })
  return user
}

export async function createAdmin(api: TestApi, options: UserOptions = {}): Promise<User> {
  return createUser(api, 'admin', { ...userFields(options), isAdmin: true })
}

/** @returns the token of a new session, without checking a password */
export async function signIn(api: TestApi, user: Pick<User, 'id'>): Promise<string> {
  const request = { id: 'test', address: '127.0.0.1', userAgent: 'test', moduleVersions: '' }
  return (await api.platform.sessions.start(api.knex, user.id, request)).token
}

export async function signedInCustomer(api: TestApi, options?: CustomerOptions): Promise<SignedInUser> {
  return withToken(api, await createCustomer(api, options))
}

export async function signedInSupplier(api: TestApi, options?: UserOptions): Promise<SignedInUser> {
  return withToken(api, await createSupplier(api, options))
}

export async function signedInAdmin(api: TestApi, options?: UserOptions): Promise<SignedInUser> {
  return withToken(api, await createAdmin(api, options))
}

async function withToken(api: TestApi, user: User): Promise<SignedInUser> {
  return { user, token: await signIn(api, user) }
}

function userFields({ email, name, verified = true, mustResetPassword = false }: UserOptions) {
  return { ...(email && { email }), ...(name && { name }), isVerified: verified, mustResetPassword }
}

async function createUser(api: TestApi, accountType: AccountType, fields: Partial<User>): Promise<User> {
  const unique = randomBytes(4).toString('hex')
  return User.query(api.knex).insertAndFetch({
    accountType,
    email: `${accountType}-${unique}@example.com`,
    name: `Test ${accountType}`,
    passwordHash: await passwordHash,
    ...fields,
  })
}
