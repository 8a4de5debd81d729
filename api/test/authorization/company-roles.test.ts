import type { ErrorCode } from '@kerf/shared-contracts/contracts/errors'
import { endpoints } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notBuilt } from '../../src/features/not-built.ts'
import { type SignedInUser, signedInCustomer } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { callOf } from './call.ts'
import { matrix } from './matrix.ts'
import { createPeople, type People } from './people.ts'
import { isSupplierStage } from './supplier-worlds.ts'
import { type AnyStage, objectsBuilder, type World } from './worlds.ts'

/** The actors. `former`, who has since left the company, made the objects. */
const members = ['owner', 'colleague', 'viewer', 'former'] as const
type Member = (typeof members)[number]

/** The status of the answer, or the code of the refusal. */
type Answer = number | ErrorCode
type Answers = readonly [Answer, Answer, Answer, Answer]

const changes = (status: number): Answers => [status, status, 'auth.read_only', 'auth.former_member']
const everyone = (answer: Answer): Answers => [answer, answer, answer, answer]
const owners = (status: number): Answers => [status, 'company.owner_required', 'company.owner_required', 'company.none']

/** What each member may do with company objects, in the order of {@link members}. */
const table: Record<string, Answers> = {
  createRfq: [201, 201, 'auth.read_only', 201],
  withdrawRfq: changes(200),
  uploadFiles: changes(201),
  answerFileUnit: changes(200),
  sendEarlyFile: [201, 201, 'auth.read_only', 201],
  linkEarlyFile: ['file.not_found', 'file.not_found', 'auth.read_only', 'auth.former_member'],
  // its sender's, wherever they went
  removeEarlyFile: ['file.not_found', 'file.not_found', 'auth.read_only', 204],
  // each one's own, wherever they went
  saveRfqDraft: [200, 200, 'auth.read_only', 200],
  discardRfqDraft: [204, 204, 204, 204],
  respondToQuote: changes(200),
  uploadPurchaseOrder: changes(201),
  requestFreshQuote: changes(200),
  reorder: changes(201),
  approveQualityCheck: changes(200),
  // messages about an RFQ belong only to the company; read marks are each reader's own
  sendMessage: [201, 201, 'auth.read_only', 'conversation.not_found'],
  markConversationRead: [204, 204, 204, 'conversation.not_found'],
  // an admin's message, which nobody else may change
  changeMessage: everyone('message.not_found'),
  deleteMessage: everyone('message.not_found'),
  changeCompanyAddress: [200, 200, 'auth.read_only', 'company.none'],
  removeCompanyAddress: [204, 204, 'auth.read_only', 'company.none'],
  setMemberRole: owners(200),
  removeMember: owners(204),
  inviteColleague: owners(201),
  resendInvitation: owners(200),
  withdrawInvitation: owners(204),
}

/** What every user may do with their own account, whatever their role. */
const ownAccount = ['auth', 'profile', 'account-deletion', 'saved-filters', 'notifications']
const acting = endpoints.filter(
  ({ resource, declaration: { access, method } }) =>
    access.includes('customer') && method !== 'get' && !ownAccount.includes(resource),
)

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

interface Company {
  world: World
  tokens: Record<Member, string>
}

/** A company whose objects were made by a former member. */
async function buildCompany(stage: AnyStage): Promise<Company> {
  // What suppliers do does not concern a customer's company.
  if (isSupplierStage(stage)) throw new Error(`No company is at ${stage}`)
  const people = await createPeople(api)
  const former = await makerIn(people)
  const objects = await objectsBuilder(api, former.token, people.tokens.admin ?? '')(stage)
  await leave(former)
  const { owner = '', colleague = '', viewer = '' } = people.tokens
  return { world: { ...people, ...objects }, tokens: { owner, colleague, viewer, former: former.token } }
}

async function makerIn({ companyId }: People): Promise<SignedInUser> {
  const former = await signedInCustomer(api)
  await api.knex('users').where({ id: former.user.id }).update({ companyId, companyRole: 'buyer' })
  return former
}

const leave = ({ user }: SignedInUser) =>
  api.knex('users').where({ id: user.id }).update({ companyId: null, companyRole: null, companyJoinedAt: null })

test('every call by which a customer changes something has its row', () => {
  expect(Object.keys(table).sort()).toEqual(acting.map(({ name }) => name).sort())
})

test.each(acting.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
  const row = matrix[name]
  const expected = notBuilt.includes(name) ? members.map(() => 'not_built') : table[name]
  if (!row || !expected) throw new Error(`${name} has no row`)
  const answered: Record<string, Answer> = {}
  for (const member of members) {
    const { world, tokens } = await buildCompany(row.stage)
    const { status, body } = await callOf(api, endpoint, row, world, tokens[member])
    answered[member] = body?.code ?? status
  }
  expect(answered).toEqual(Object.fromEntries(members.map((member, index) => [member, expected[index]])))
})

describe('a former member', () => {
  const seen = ['getRfq', 'viewFile', 'getQuote', 'downloadQuote', 'downloadPurchaseOrder', 'getOrder', 'listShipments']

  test.each(seen)('with %s still sees what they made in the company', async (name) => {
    const { world, tokens } = await buildCompany('ordered')
    expect(await ask(name, world, tokens.former)).toBe(200)
  })

  test.each(seen)('with %s no longer sees what a colleague made', async (name) => {
    const people = await createPeople(api)
    const { colleague = '', admin = '' } = people.tokens
    const world = { ...people, ...(await objectsBuilder(api, colleague, admin)('ordered')) }
    const former = await makerIn(people)
    expect(await ask(name, world, former.token)).toBe(200)
    await leave(former)
    expect(await ask(name, world, former.token)).toBe(404)
  })

  const ask = async (name: string, world: World, token: string) => {
    const endpoint = endpoints.find((each) => each.name === name)
    const row = matrix[name]
    if (!endpoint || !row) throw new Error(`There is no call ${name}`)
    return (await callOf(api, endpoint, row, world, token)).status
  }
})
