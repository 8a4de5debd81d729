import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam, invite, newAddress, rolesIn, type Team } from '../../../test/company.ts'
import { signedInAdmin } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { anotherCustomer, countRows, type Person, personOf, refusal } from '../../../test/main-job.ts'

let api: TestApi
let admin: Person
beforeAll(async () => {
  api = await startApi()
  admin = personOf(api, await signedInAdmin(api))
})
afterAll(() => api.stop())

const notFound = [404, 'invitation.not_found']
const newPerson = { name: 'Alternate Person', password: 'deburred-and-bored-9' }
const answer = (verb: string, token: string, fields = {}) =>
  api.request('post', `/api/invitations/${verb}`, { json: { token, ...fields } })

async function teamWithSecondOwner(): Promise<Team & { second: Person }> {
  const team = await createTeam(api)
  return { ...team, second: await anotherCustomer(api, { company: team.company, companyRole: 'owner' }) }
}

test.each(['buyer', 'viewer'])(
  'an owner who becomes %s cannot regain the role through an invitation to another address of their own',
  async (companyRole) => {
    const { company, owner, second } = await teamWithSecondOwner()
    const { id, token } = await invite(api, second, newAddress(), 'owner')
    const kept = await invite(api, owner, newAddress())

    const path = `/api/company/members/${second.user.id}`
    expect((await owner.patch(path, { companyRole })).status).toBe(200)

    expect(refusal(await answer('open', token))).toEqual(notFound)
    expect(refusal(await answer('accept', token, newPerson))).toEqual(notFound)
    expect(await rolesIn(api, company)).toEqual(['buyer', companyRole, 'owner', 'viewer'].sort())
    expect((await owner.get('/api/company/invitations')).body).toMatchObject([{ id: kept.id }])
    expect(await countRows(api, 'auditLog', { action: 'invitation.withdrawn', objectId: id })).toBe(1)
    expect((await answer('open', kept.token)).status).toBe(200)
  },
)

test("when an admin makes an owner a buyer, the owner's invitations are withdrawn", async () => {
  const { owner, second } = await teamWithSecondOwner()
  const { token } = await invite(api, second, newAddress(), 'owner')
  const role = `/api/admin/accounts/${second.user.id}/company-role`
  expect((await admin.patch(role, { companyRole: 'buyer' })).status).toBe(200)
  expect(refusal(await answer('accept', token, newPerson))).toEqual(notFound)
  expect((await owner.get('/api/company/invitations')).body).toEqual([])
})

test('an invitation whose sender is no longer an owner of the company cannot be answered, whatever the reason', async () => {
  const { owner, company, second } = await teamWithSecondOwner()
  const elsewhere = await createTeam(api, 'Other Works')
  const { id, token } = await invite(api, second, newAddress(), 'owner')
  const become = (change: object) => api.knex('users').where({ id: second.user.id }).update(change)
  for (const change of [
    { companyRole: 'buyer' },
    { companyRole: 'owner', companyId: elsewhere.company.id },
    { companyId: company.id, deletedAt: new Date() },
  ]) {
    await become(change)
    for (const verb of ['open', 'decline']) expect(refusal(await answer(verb, token))).toEqual(notFound)
    expect(refusal(await answer('accept', token, newPerson))).toEqual(notFound)
  }
  await become({ deletedAt: null })
  expect((await answer('open', token)).status).toBe(200)
  expect((await owner.get('/api/company/invitations')).body).toMatchObject([{ id }])
})

test.each([0, 1, 2, 3, 4])(
  'when an owner is demoted while their invitation is being accepted, it is either accepted first or refused (%i)',
  async () => {
    const { company, owner, second } = await teamWithSecondOwner()
    const { token } = await invite(api, second, newAddress(), 'owner')
    const [accepted, demoted] = await Promise.all([
      answer('accept', token, newPerson),
      owner.patch(`/api/company/members/${second.user.id}`, { companyRole: 'viewer' }),
    ])
    expect(demoted.status).toBe(200)
    expect([200, 404]).toContain(accepted.status)
    expect(await rolesIn(api, company)).toHaveLength(accepted.status === 200 ? 5 : 4)
  },
)
