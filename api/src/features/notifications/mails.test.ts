import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { anotherCustomer, type Portal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { publicUrl: 'https://kerf.example' } })
})
afterAll(() => portal.api.stop())

test('a mail greets by name, links to the page, and carries user text as plain text', async () => {
  const person = await anotherCustomer(portal.api, { name: '山田 <太郎>' })
  const { id } = await portal.job.submitRfq(person.token, { projectName: 'Gear <b>& "shaft"</b>' })
  await portal.job.quote(portal.admin.token, id)
  const [mail] = await mailsTo(portal.api, person.user.email)
  expect(mail?.to).toEqual({ name: '山田 <太郎>', address: person.user.email })
  expect(mail?.subject).toContain('for Gear <b>& "shaft"</b> is ready')
  expect(mail?.text).toContain('Hello 山田 <太郎>,')
  expect(mail?.text).toContain('https://kerf.example/quotes/')
  expect(mail?.html).toContain('Gear &lt;b&gt;&amp; &quot;shaft&quot;&lt;/b&gt;')
  expect(mail?.html).toContain('href="https://kerf.example/quotes/')
})

test('right-to-left names are isolated in subjects and texts', async () => {
  const person = await anotherCustomer(portal.api, { name: 'דנה' })
  const { id } = await portal.job.submitRfq(person.token, { projectName: 'לוח 12' })
  await portal.job.quote(portal.admin.token, id)
  const [mail] = await mailsTo(portal.api, person.user.email)
  expect(mail?.subject).toContain('for \u2068לוח 12\u2069 is ready')
  expect(mail?.text).toContain('Hello \u2068דנה\u2069,')
  expect(mail?.html).toContain('a quote for \u2068לוח 12\u2069.')
})

test('each revision of a quote is mailed', async () => {
  const person = await anotherCustomer(portal.api)
  const { id } = await portal.job.submitRfq(person.token)
  for (const amount of ['2', '1']) await portal.job.quote(portal.admin.token, id, { amount })
  const subjects = (await mailsTo(portal.api, person.user.email)).map((mail) => mail.subject)
  expect(subjects).toEqual([expect.stringMatching(/is ready$/), expect.stringMatching(/has been revised$/)])
})

test('a refused call sends no mail, however late it fails', async () => {
  const person = await anotherCustomer(portal.api)
  const { id } = await portal.job.submitRfq(person.token)
  // The commit itself fails, after all steps of the call, the mail included.
  await portal.api.knex.raw(`
    create function refuse_quotes() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create constraint trigger refuse_quotes after insert on quotes deferrable initially deferred
      for each row execute function refuse_quotes();
  `)
  await expect(portal.job.quote(portal.admin.token, id)).rejects.toThrow('500')
  await portal.api.knex.raw('drop function refuse_quotes cascade')
  expect(await mailsTo(portal.api, person.user.email)).toEqual([])
  expect((await person.get(`/api/rfqs/${id}`)).body).toMatchObject({ status: 'submitted', quote: null })
})

test('a deleted customer gets no mail, and their order shows the replacement name', async () => {
  const person = await anotherCustomer(portal.api, { name: 'Gone Person', company: 'Gone Works' })
  const { orderId } = await portal.job.order(person.token, portal.admin.token)
  await portal.api.runJobs()
  const before = (await mailsTo(portal.api, person.user.email)).length
  await portal.api.knex('users').where({ id: person.user.id }).update({ deletedAt: new Date() })
  await portal.job.setStatus(portal.admin.token, orderId, 'shipped')
  expect(await mailsTo(portal.api, person.user.email)).toHaveLength(before)
  const company = { name: 'Gone Works' }
  const deleted = { id: null, name: 'Deleted customer', email: null, companyNameInput: null, company }
  const { body } = await portal.admin.get(`/api/orders/${orderId}`)
  expect(body).toMatchObject({ user: deleted, rfq: { user: deleted } })
  expect(JSON.stringify(body)).not.toContain('Gone Person')
})

test('a revision request is mailed to every admin with the customer’s words; an approval is not mailed', async () => {
  const { api, job, admin } = portal
  const person = await anotherCustomer(api, { name: 'Dana Kim' })
  const { orderId } = await job.order(person.token, admin.token)
  await job.setStatus(admin.token, orderId, 'quality_check')
  const path = `/api/orders/${orderId}/approve-quality-check`
  await api.request('post', path, { as: person.token, json: { approved: false, notes: 'Scratched face' } })
  const requests = async () => {
    const mails = await mailsTo(api, admin.user.email)
    return mails.filter(({ subject }) => /^Order SORD-\d+: the customer requests a revision$/.test(subject))
  }
  const [mail] = await requests()
  expect(mail?.text).toContain('Dana Kim looked at')
  expect(mail?.text).toContain('Scratched face')
  await job.setStatus(admin.token, orderId, 'quality_check')
  await job.setStatus(admin.token, orderId, 'finishing')
  await job.setStatus(admin.token, orderId, 'quality_check')
  await api.request('post', path, { as: person.token, json: { approved: true } })
  expect(await requests()).toHaveLength(1)
})
