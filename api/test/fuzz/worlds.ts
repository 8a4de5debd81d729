import type { Knex } from 'knex'
import { objectsBuilder, type Stage } from '../authorization/worlds.ts'
import type { TestApi } from '../harness.ts'
import type { Person } from '../main-job.ts'
import type { ObjectIds } from './ids.ts'

const stages: Stage[] = [
  'submitted',
  'discussed',
  'quoted',
  'expired',
  'accepted',
  'po-sent',
  'ordered',
  'in-quality-check',
  'invoiced',
  'archived',
]
const nothing = '00000000-0000-7000-8000-000000000000'

/** Objects of one customer in every stage of the main job. @returns their ids */
export async function populate(api: TestApi, customer: Person, admin: Person): Promise<ObjectIds> {
  const build = objectsBuilder(api, customer.token, admin.token)
  const worlds = []
  for (const stage of stages) worlds.push(await build(stage))
  const existing = (all: string[]) => all.filter((id) => id !== nothing)
  const rfq = worlds.map((world) => world.rfqId)
  const order = existing(worlds.map((world) => world.orderId))
  return {
    rfq,
    order,
    quote: existing(worlds.map((world) => world.quoteId)),
    file: existing(worlds.map((world) => world.fileId)),
    shipment: existing(worlds.map((world) => world.shipmentId)),
    conversation: existing(worlds.map((world) => world.conversationId)),
    message: existing(worlds.map((world) => world.messageId)),
    qualityFile: existing(worlds.map((world) => world.qualityFileId)),
    part: await api.knex('rfqParts').whereIn('rfqId', rfq).pluck('id'),
    line: await api.knex('orderLines').whereIn('orderId', order).pluck('id'),
    user: [customer.user.id],
  }
}

/** The ids of both. */
export function together<K extends string>(own: Record<K, string[]>, others: Record<K, string[]>): Record<K, string[]> {
  const kinds = Object.keys(own) as K[] // both are literals with these keys
  const both = { ...own }
  for (const kind of kinds) both[kind] = [...own[kind], ...others[kind]]
  return both
}

/** The account of a user as its row and its sessions say. */
export async function accountOf(knex: Knex, userId: string) {
  return { user: await knex('users').where({ id: userId }), sessions: await knex('sessions').where({ userId }) }
}

/** The rows of one company and of all its people. */
export async function companyOf(knex: Knex, companyId: string) {
  const users = await knex('users').where({ companyId }).orderBy('id')
  const userIds = users.map((row) => row.id)
  return {
    users,
    company: await knex('companies').where({ id: companyId }),
    invitations: await knex('companyInvitations').where({ companyId }).orderBy('id'),
    sessions: await knex('sessions').whereIn('userId', userIds).orderBy('id'),
    codes: await knex('verificationCodes').whereIn('userId', userIds).orderBy('id'),
  }
}

/** Every row of one customer, to detect changes by others. */
export async function rowsOf(knex: Knex, userId: string) {
  const rfqs = await knex('rfqs').where({ customerId: userId }).orderBy('id')
  const rfqIds = rfqs.map((row) => row.id)
  const quotes = await knex('quotes').whereIn('rfqId', rfqIds).orderBy('id')
  const quoteIds = quotes.map((row) => row.id)
  const revisions = await knex('quoteRevisions').whereIn('quoteId', quoteIds).orderBy('id')
  const orders = await knex('orders').where({ customerId: userId }).orderBy('id')
  const orderIds = orders.map((row) => row.id)
  const shipments = await knex('shipments').whereIn('orderId', orderIds).orderBy('id')
  const conversations = await knex('conversations').where({ customerId: userId }).orderBy('id')
  const conversationIds = conversations.map((row) => row.id)
  const messages = await knex('messages').whereIn('conversationId', conversationIds).orderBy('id')
  const messageIds = messages.map((row) => row.id)
  const of = (table: string, column: string, ids: string[]) => knex(table).whereIn(column, ids).orderBy('id')
  return {
    ...(await accountOf(knex, userId)),
    ...{ rfqs, quotes, revisions, orders, shipments, conversations, messages },
    parts: await of('rfqParts', 'rfqId', rfqIds),
    quoteLines: await of(
      'quoteLines',
      'revisionId',
      revisions.map((row) => row.id),
    ),
    orderLines: await of('orderLines', 'orderId', orderIds),
    stages: await of('orderStatusChanges', 'orderId', orderIds),
    decisions: await of('qualityDecisions', 'orderId', orderIds),
    files: await of('files', 'linkedToId', [...rfqIds, ...quoteIds, ...orderIds, ...messageIds]),
  }
}
