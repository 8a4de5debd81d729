import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam, invite, newAddress } from '../../../test/company.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mailsTo } from '../../../test/mailbox.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('hostile names stay plain text: no header, no markup, no link', async () => {
  const { owner, company } = await createTeam(api)
  const name = 'Eve <script>alert(1)</script> https://evil.example/x'
  await api
    .knex('users')
    .where({ id: owner.user.id })
    .update({ name: `${name}\r\nBcc: all@example.com` })
  await api
    .knex('companies')
    .where({ id: company.id })
    .update({ name: `A&B "Works"\n${'x'.repeat(200)}` })
  const email = newAddress()
  await invite(api, owner, email)
  const [mail] = await mailsTo(api, email)
  expect(mail?.to).toEqual({ address: email })
  expect(mail?.subject).not.toMatch(/[\r\n]|https?:/)
  expect(mail?.subject.length).toBeLessThan(220)
  expect(mail?.html).toContain('Eve &lt;script&gt;alert(1)&lt;/script&gt; Bcc: ')
  expect(mail?.html).toContain('A&amp;B &quot;Works&quot;')
  expect(mail?.html).not.toContain('<script>alert')
  expect(`${mail?.html}${mail?.text}`).not.toContain('evil.example')
})

/** The invitation mail for these names of inviter and company. */
async function mailedWith(inviter: string, companyName: string) {
  const { owner, company } = await createTeam(api)
  await api.knex('users').where({ id: owner.user.id }).update({ name: inviter })
  await api.knex('companies').where({ id: company.id }).update({ name: companyName })
  const email = newAddress()
  await invite(api, owner, email)
  return (await mailsTo(api, email)).at(-1)
}

test.each([
  ['Win 500 at evil.com/x', 'Win 500 at'],
  ['Win 500 at evil。com', 'Win 500 at'],
  ['evil．com/x', 'Somebody'],
  ['1.2.3.4/login', 'Somebody'],
])('the inviter %s puts no web address into subject or body', async (name, written) => {
  const mail = await mailedWith(name, 'Acme')
  expect(mail?.subject).toBe(`${written} invites you to join Acme at Kerf`)
  expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toMatch(/evil|1\.2\.3\.4/)
})

test('nor does a company, but its real name is kept', async () => {
  const hostile = await mailedWith('Ada', 'evil.com')
  expect(hostile?.subject).toBe('Ada invites you to join their company at Kerf')
  expect(`${hostile?.html}${hostile?.text}`).not.toContain('evil.com')
  expect((await mailedWith('J. P. O’Neil', 'Smith & Co. KG'))?.subject).toBe(
    'J. P. O’Neil invites you to join Smith & Co. KG at Kerf',
  )
})
