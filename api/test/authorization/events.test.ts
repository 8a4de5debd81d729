import { endpoints, type RegisteredEndpoint } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notBuilt } from '../../src/features/not-built.ts'
import { FailedMail } from '../../src/models/failed-mail.ts'
import { invite, newAddress } from '../company.ts'
import { createCustomer, testPassword } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { mailedCode } from '../mailbox.ts'
import { personOf } from '../main-job.ts'
import { callOf } from './call.ts'
import { matrix } from './matrix.ts'
import { modulesPrepared } from './modules-prepared.ts'
import { type ActorName, actors, type Row, someId } from './row.ts'
import { buildWorld, type World } from './worlds.ts'

/** Calls that change nothing for anybody, and why they are not `get`. */
const changeNothing: Record<string, string> = {
  openSupplierInvitation: 'reads an invitation; it is a post so that its secret is in no address',
  openUnsubscription: 'reads what a link turns off; it is a post so that its secret is in no address',
  previewQuote: 'makes a PDF of an offer that is not stored; it is a post because an offer is too long for an address',
  openInvitation: 'reads an invitation; it is a post so that its secret is in no address',
}

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const newPassword = 'turned-and-milled-43'
const ask = async (path: string, json: object, as?: string) => {
  const { status, body } = await api.request('post', path, { ...(as !== undefined && { as }), json })
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
}

async function requestEmailChange({ tokens }: World): Promise<string> {
  const newEmail = newAddress()
  await ask('/api/profile/email-change', { newEmail, password: testPassword }, tokens.owner)
  return newEmail
}

/** Changes to a matrix row that make its call succeed and change something. */
const prepared: Record<string, (world: World) => Promise<unknown>> = {
  async login() {
    const { email } = await createCustomer(api)
    return { email, password: testPassword, role: 'customer' }
  },
  async resetAdminCreatedPassword() {
    const { id } = await createCustomer(api, { mustResetPassword: true })
    return { userId: id, currentPassword: testPassword, newPassword }
  },
  async verifyEmail() {
    const { email } = await createCustomer(api, { verified: false })
    await ask('/api/auth/resend-verification', { email })
    return { email, verificationCode: await mailedCode(api, email) }
  },
  async resetPassword() {
    const { email } = await createCustomer(api)
    await ask('/api/auth/forgot-password', { email, role: 'customer' })
    return { email, role: 'customer', resetCode: await mailedCode(api, email), newPassword }
  },
  async acceptInvitation({ tokens: { owner = '' } }) {
    const by = personOf(api, { user: await createCustomer(api), token: owner })
    const { token } = await invite(api, by, newAddress())
    return { token, name: 'Somebody', password: newPassword }
  },
  confirmEmailChange: async (world) => ({ verificationCode: await mailedCode(api, await requestEmailChange(world)) }),
  async retryFailedMail() {
    const letter = { to: { address: 'nobody@example.com' }, subject: 'News', text: 'News', html: 'News' }
    await FailedMail.query(api.knex).insert({
      id: someId,
      purpose: 'notice',
      recipient: letter.to.address,
      subject: letter.subject,
      outcome: 'refused',
      reason: '550 No such user',
      tries: 1,
      jobName: 'mail.send',
      payload: letter,
      failedAt: new Date(),
    })
  },
  assignConversation: async ({ tokens: { admin } }) => ({
    assigneeId: (await api.request('get', '/api/auth/me', { as: admin })).body.id,
  }),
  async removeLogo() {
    const { id } = await api.knex('providerSettings').first('id')
    const link = { linkedToType: 'provider_logo', linkedToId: id, fileName: 'logo.png', objectKey: 'files/none' }
    const content = { mimetype: 'image/png', kind: 'image', size: 1, sha256: '0'.repeat(64) }
    await api.knex('files').insert({ id: someId, ...link, ...content })
    await api.knex('providerSettings').update({ logoFileId: someId, logoWidth: 64, logoHeight: 64 })
  },
  async cancelEmailChange(world) {
    await requestEmailChange(world)
  },
  ...modulesPrepared(() => api),
}

/** The actor to use if the first allowed one would change nothing. */
const madeBy: Record<string, ActorName> = {
  acceptInvitation: 'visitor',
  // there is none in the world of the matrix
  retryFailedMail: 'admin',
  removeLogo: 'admin',
  // the owner wrote the message, and has read it
  markConversationRead: 'colleague',
  // nothing is published in the world of the matrix
  finishPublication: 'admin',
  promoteModule: 'admin',
  setModuleCanary: 'admin',
  rollBackModule: 'admin',
  pinModule: 'admin',
  revokePublishToken: 'admin',
}

function actorFor(name: string, { expected }: Row): ActorName {
  const mayCall = (actor: ActorName) => (expected[actors.indexOf(actor)] ?? 500) < 300
  // A visitor may often call without being a user affected by it.
  return madeBy[name] ?? [...actors.slice(1), ...actors.slice(0, 1)].find(mayCall) ?? 'owner'
}

/** Makes a call that succeeds. @returns the names of its events */
async function eventsOf(endpoint: RegisteredEndpoint): Promise<string[]> {
  const { name } = endpoint
  const row = matrix[name]
  if (!row) throw new Error(`${name} has no row in the matrix`)
  const world = await buildWorld(api, row.stage)
  const json = prepared[name] ? await prepared[name](world) : row.json?.(world)
  api.happened.length = 0
  const { status } = await callOf(api, endpoint, { ...row, json: () => json }, world, world.tokens[actorFor(name, row)])
  expect(status).toBeLessThan(300)
  return api.happened.map(({ event }) => event.name)
}

const changing = endpoints.filter(({ name, declaration }) => declaration.method !== 'get' && !notBuilt.includes(name))
const telling = changing
  .filter(({ name }) => !(name in changeNothing))
  .map((endpoint) => [endpoint.name, endpoint] as const)
const silent = changing
  .filter(({ name }) => name in changeNothing)
  .map((endpoint) => [endpoint.name, endpoint] as const)

test.each(telling)('%s emits an event', async (_name, endpoint) => {
  expect(await eventsOf(endpoint)).not.toEqual([])
})

test.each(silent)('%s emits none', async (_name, endpoint) => {
  expect(await eventsOf(endpoint)).toEqual([])
})

test('every call named here exists', () => {
  const names = changing.map(({ name }) => name)
  const said = [changeNothing, prepared, madeBy].flatMap((list) => Object.keys(list))
  expect(said.filter((name) => !names.includes(name))).toEqual([])
})
