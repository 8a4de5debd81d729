import { createHash, randomBytes } from 'node:crypto'
import type { Company } from '../../src/models/company.ts'
import { CompanyAddress } from '../../src/models/company-address.ts'
import { CompanyInvitation } from '../../src/models/company-invitation.ts'
import { Notification } from '../../src/models/notification.ts'
import { SavedFilter } from '../../src/models/saved-filter.ts'
import type { User } from '../../src/models/user.ts'
import {
  createCompany,
  createCustomer,
  signedInAdmin,
  signedInCustomer,
  signedInSupplier,
  signIn,
} from '../factories.ts'
import type { TestApi } from '../harness.ts'
import type { ActorName } from './row.ts'

/** The people in one world whom a call may name. */
export interface People {
  /** Of the first session of each actor; nobody's for a visitor. */
  tokens: Record<ActorName, string | undefined>
  companyId: string
  customerNumber: string
  /** The stranger's. */
  otherCompanyId: string
  ownerId: string
  supplierId: string
  /** Another buyer of the owner's company, who never signs in here. */
  memberId: string
  /** A customer without a company who has an open invitation to the owner's company. */
  newcomerId: string
  invitationId: string
  invitationToken: string
  /** Another session of the owner. */
  deviceId: string
  /** What the owner's company keeps. */
  addressId: string
  /** Filters that the owner saved. */
  savedFilterId: string
  /** The owner's notification. */
  notificationId: string
  /** The token of a link that turns off the owner's mails about quotes. */
  unsubscribeToken: string
}

/** A company with an owner, a buyer and a viewer, and everybody else who may try to see its objects. */
export async function createPeople(api: TestApi): Promise<People> {
  const company = await createCompany(api)
  const joined = (companyRole: 'owner' | 'buyer' | 'viewer') => ({ company, companyRole })
  const owner = await signedInCustomer(api, joined('owner'))
  const stranger = await signedInCustomer(api, { company: 'Other Works' })
  const newcomer = await createCustomer(api)
  await signIn(api, owner.user)
  const supplier = await signedInSupplier(api)
  const device = await api.knex('sessions').where({ userId: owner.user.id }).orderBy('id', 'desc').first('id')
  return {
    tokens: {
      visitor: undefined,
      owner: owner.token,
      colleague: (await signedInCustomer(api, joined('buyer'))).token,
      viewer: (await signedInCustomer(api, joined('viewer'))).token,
      stranger: stranger.token,
      supplier: supplier.token,
      admin: (await signedInAdmin(api)).token,
    },
    companyId: company.id,
    customerNumber: company.customerNumber ?? '',
    otherCompanyId: stranger.user.companyId ?? '',
    ownerId: owner.user.id,
    supplierId: supplier.user.id,
    memberId: (await createCustomer(api, joined('buyer'))).id,
    newcomerId: newcomer.id,
    deviceId: device.id,
    addressId: (await keepAddress(api, company)).id,
    savedFilterId: (await saveFilter(api, owner.user)).id,
    notificationId: (await tell(api, owner.user)).id,
    unsubscribeToken: api.platform.unsubscribeLinks.tokenFor({ userId: owner.user.id, scope: 'quotes' }),
    ...(await invite(api, owner.user, newcomer.email)),
  }
}

async function keepAddress(api: TestApi, { id }: Company): Promise<CompanyAddress> {
  return CompanyAddress.query(api.knex).insertAndFetch({ companyId: id, address: '1 Old Street', city: 'Akron' })
}

async function saveFilter(api: TestApi, { id }: User): Promise<SavedFilter> {
  const filters = { list: 'customer.orders', name: 'Shipped', query: 'status=shipped' }
  return SavedFilter.query(api.knex).insertAndFetch({ ...filters, userId: id })
}

async function tell(api: TestApi, { id }: User): Promise<Notification> {
  const told = { topic: 'quotes', title: 'Your quote is ready', path: '/quotes' } as const
  return Notification.query(api.knex).insertAndFetch({ ...told, userId: id })
}

/** An invitation mailed a minute ago, so that it may be sent again. */
async function invite(api: TestApi, owner: User, email: string) {
  const invitationToken = randomBytes(32).toString('base64url')
  const now = api.platform.clock().getTime()
  const { id } = await CompanyInvitation.query(api.knex).insert({
    companyId: owner.companyId ?? '',
    email,
    companyRole: 'buyer',
    invitedBy: owner.id,
    tokenHash: createHash('sha256').update(invitationToken).digest('base64url'),
    sentAt: new Date(now - 60_000),
    expiresAt: new Date(now + 86_400_000),
  })
  return { invitationId: id, invitationToken }
}
