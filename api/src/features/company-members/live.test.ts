import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam, invite, newAddress } from '../../../test/company.ts'
import { signedInAdmin } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { anotherCustomer, type Person, personOf } from '../../../test/main-job.ts'
import { announce } from '../../platform/live/announce.ts'
import type { LiveMessage } from '../../platform/live/live.ts'

let api: TestApi
let admin: Person
beforeAll(async () => {
  api = await startApi()
  admin = personOf(api, await signedInAdmin(api))
})
afterAll(() => api.stop())

/**
 * @returns the tags that a user is sent during `step`, taken between two markers, because events follow the order of
 *   commits
 */
async function heardBy({ user }: Person, step: () => Promise<unknown>): Promise<string[]> {
  const heard: LiveMessage[] = []
  const listener = { userId: user.id, companyId: user.companyId, kind: user.isAdmin ? 'admin' : 'customer' } as const
  let told = () => {}
  const stop = api.platform.live.subscribe(listener, (message) => {
    heard.push(message)
    told()
  })
  const mark = async (id: string) => {
    const event = { audience: { userIds: [user.id] }, tags: ['Session'], id } as const
    await api.knex.transaction((tx) => announce(tx, event))
    for (;;) {
      const place = heard.findIndex((message) => message.type === 'changed' && message.id === id)
      if (place >= 0) return place
      await new Promise<void>((resolve) => {
        told = resolve
      })
    }
  }
  const before = await mark('before')
  await step()
  const after = await mark('after')
  stop()
  return heard.slice(before + 1, after).flatMap((message) => (message.type === 'changed' ? message.tags : []))
}

test('a changed role reaches the member, their colleagues and admins at once; strangers hear nothing', async () => {
  const { owner, buyer, viewer } = await createTeam(api)
  const stranger = await anotherCustomer(api, { company: 'Other Works' })
  const change = (companyRole: string) => () => owner.patch(`/api/company/members/${buyer.user.id}`, { companyRole })
  expect(await heardBy(buyer, change('viewer'))).toEqual(
    expect.arrayContaining(['Session', 'Profile', 'CompanyMember']),
  )
  const colleague = await heardBy(viewer, change('buyer'))
  expect(colleague).toContain('CompanyMember')
  expect(colleague).not.toContain('Session')
  expect(await heardBy(admin, change('viewer'))).toEqual(expect.arrayContaining(['Account', 'Customer']))
  expect(await heardBy(stranger, change('buyer'))).toEqual([])
})

test('a new member and the company are told of what they share from then on', async () => {
  const { owner } = await createTeam(api)
  const person = await anotherCustomer(api)
  const { token } = await invite(api, owner, person.user.email)
  const accept = () => person.post('/api/invitations/accept', { token })
  const shared = ['CompanyMember', 'CompanyInvitation', 'Rfq', 'Quote', 'Order', 'Dashboard']
  expect(await heardBy(owner, accept)).toEqual(expect.arrayContaining(shared))
  const leave = () => person.delete(`/api/company/members/${person.user.id}`)
  expect(await heardBy(person, leave)).toEqual(expect.arrayContaining(['Session', 'Profile', ...shared]))
})

test('an invitation that is sent, withdrawn or declined reaches the people of the company', async () => {
  const { owner } = await createTeam(api)
  const second = { ...owner }
  const path = '/api/company/invitations'
  const email = newAddress()
  const send = () => owner.post(path, { email, companyRole: 'buyer' })
  expect(await heardBy(second, send)).toEqual(['CompanyInvitation'])
  const [{ id }] = (await owner.get(path)).body
  expect(await heardBy(second, () => owner.delete(`${path}/${id}`))).toEqual(['CompanyInvitation'])
  const { token } = await invite(api, owner, email)
  const decline = () => api.request('post', '/api/invitations/decline', { json: { token } })
  expect(await heardBy(second, decline)).toEqual(['CompanyInvitation'])
})
