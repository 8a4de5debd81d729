import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCompany, signedInAdmin } from '../../../test/factories.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { anotherCustomer, type Person, type Portal, personOf, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { publicUrl: 'https://kerf.example' } })
})
afterAll(() => portal.api.stop())

const subjects = async ({ user }: Person) => (await mailsTo(portal.api, user.email)).map((mail) => mail.subject)
const switchOff = async ({ token }: Person, ...topics: string[]) => {
  for (const topic of topics) {
    const path = `/api/profile/notifications/${topic}`
    const { status } = await portal.api.request('put', path, { as: token, json: { email: false } })
    expect(status).toBe(200)
  }
}

/** From the request to delivery, with a quality check. */
async function wholeOrder(person: Person): Promise<string> {
  const { job, admin, api } = portal
  const { orderId } = await job.order(person.token, admin.token)
  await job.setStatus(admin.token, orderId, 'quality_check')
  const form = formOf({}, { qualityCheck: [{ name: 'report.pdf', bytes: pdfBytes() }] })
  await api.request('patch', `/api/orders/${orderId}/quality-check`, { as: admin.token, form })
  const path = `/api/orders/${orderId}/approve-quality-check`
  await person.post(path, { approved: false, notes: 'Scratched face' })
  await job.setStatus(admin.token, orderId, 'shipped')
  await portal.admin.patch(`/api/orders/${orderId}/status`, { status: 'delivered', confirmUnshipped: true })
  return orderId
}

const about = {
  quotes: /^Your quote .* is ready$/,
  order_confirmations: /^Order .* is confirmed$/,
  quality_checks: /^Order .*: please review the quality check$/,
  order_progress: /^Order .* has been (shipped|delivered)$/,
}

describe('a topic that a user turned off', () => {
  test('by default everything is mailed, and each mail says where to choose', async () => {
    const person = await anotherCustomer(portal.api)
    await wholeOrder(person)
    const mails = await mailsTo(portal.api, person.user.email)
    for (const subject of Object.values(about)) {
      expect(mails.map((mail) => mail.subject)).toContainEqual(expect.stringMatching(subject))
    }
    for (const { text, html } of mails) {
      expect(text).toContain('https://kerf.example/profile?tab=notifications')
      expect(html).toContain('href="https://kerf.example/profile?tab=notifications"')
    }
  })

  test.each(Object.entries(about))('only %s is not mailed', async (topic, subject) => {
    const person = await anotherCustomer(portal.api)
    await switchOff(person, topic)
    await wholeOrder(person)
    const mailed = await subjects(person)
    expect(mailed).not.toContainEqual(expect.stringMatching(subject))
    const others = Object.values(about).filter((other) => other !== subject)
    for (const other of others) expect(mailed).toContainEqual(expect.stringMatching(other))
  })

  test('an admin who turned off revision requests gets none, and the others do', async () => {
    const quiet = personOf(portal.api, await signedInAdmin(portal.api))
    await switchOff(quiet, 'revision_requests')
    const requests = async (admin: Person) =>
      (await subjects(admin)).filter((subject) => subject.endsWith('requests a revision'))
    const before = (await requests(portal.admin)).length
    await wholeOrder(await anotherCustomer(portal.api))
    expect(await requests(quiet)).toEqual([])
    expect(await requests(portal.admin)).toHaveLength(before + 1)
  })

  test('mails about the account itself are sent regardless', async () => {
    const person = await anotherCustomer(portal.api)
    await switchOff(person, ...Object.keys(about))
    await portal.api.request('post', '/api/auth/forgot-password', {
      json: { email: person.user.email, role: 'customer' },
    })
    expect(await subjects(person)).toHaveLength(1)
  })
})

describe('mails about a colleague’s object', () => {
  const companyOf = async () => {
    const company = await createCompany(portal.api)
    const join = (companyRole: 'owner' | 'buyer' | 'viewer') => anotherCustomer(portal.api, { company, companyRole })
    return {
      owner: await join('owner'),
      second: await join('owner'),
      buyer: await join('buyer'),
      viewer: await join('viewer'),
    }
  }
  const quoted = async ({ token }: Person, between: () => Promise<unknown>) => {
    const { id } = await portal.job.submitRfq(token)
    await between()
    await portal.job.quote(portal.admin.token, id)
  }
  const users = (id: string) => portal.api.knex('users').where({ id })

  test('go only to its maker while they are a member', async () => {
    const { owner, buyer, viewer } = await companyOf()
    await quoted(buyer, async () => {})
    expect(await subjects(buyer)).toHaveLength(1)
    expect([...(await subjects(owner)), ...(await subjects(viewer))]).toEqual([])
  })

  test('go to every owner once the maker has left the company', async () => {
    const { owner, second, buyer, viewer } = await companyOf()
    await quoted(buyer, () =>
      users(buyer.user.id).update({ companyId: null, companyRole: null, companyJoinedAt: null }),
    )
    expect([await subjects(owner), await subjects(second)].map(({ length }) => length)).toEqual([1, 1])
    expect([...(await subjects(buyer)), ...(await subjects(viewer))]).toEqual([])
  })

  test('go to the owners once the maker has moved to another company, and not to the owners of that company', async () => {
    const [here, there] = [await companyOf(), await companyOf()]
    await quoted(here.buyer, () => users(here.buyer.user.id).update({ companyId: there.owner.user.companyId }))
    expect(await subjects(here.owner)).toHaveLength(1)
    expect([...(await subjects(here.buyer)), ...(await subjects(there.owner))]).toEqual([])
  })

  test('go to the owners who want them if the maker’s account is deleted', async () => {
    const { owner, second, buyer } = await companyOf()
    await switchOff(second, 'quotes')
    await quoted(buyer, () => users(buyer.user.id).update({ deletedAt: new Date() }))
    expect(await subjects(owner)).toHaveLength(1)
    expect([...(await subjects(buyer)), ...(await subjects(second))]).toEqual([])
  })

  test('go to nobody else if the maker turned them off', async () => {
    const { owner, buyer } = await companyOf()
    await switchOff(buyer, 'quotes')
    await quoted(buyer, async () => {})
    expect([...(await subjects(buyer)), ...(await subjects(owner))]).toEqual([])
  })

  test('from before the maker joined a company still go to the maker', async () => {
    const person = await anotherCustomer(portal.api)
    const { owner } = await companyOf()
    await quoted(person, () => users(person.user.id).update({ companyId: owner.user.companyId, companyRole: 'buyer' }))
    expect(await subjects(person)).toHaveLength(1)
    expect(await subjects(owner)).toEqual([])
  })
})
