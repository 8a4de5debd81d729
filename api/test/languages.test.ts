import type { Language } from '@kerf/shared-contracts/words/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAdmin, signedInCustomer } from './factories.ts'
import { mailedCode, mailsTo } from './mailbox.ts'
import { anotherCustomer, dayFromNow, type Person, type Portal, startPortal } from './main-job.ts'
import { readPdf } from './pdf-text.ts'
import { formOf } from './samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { publicUrl: 'https://kerf.example' } })
})
afterAll(() => portal.api.stop())

const choose = (person: Pick<Person, 'token'>, language: unknown) =>
  portal.api.request('put', '/api/profile/language', { as: person.token, json: { language } })

async function customerWho(language: Language): Promise<Person> {
  const person = await anotherCustomer(portal.api, { name: 'Jörg Petersen' })
  await choose(person, language)
  return person
}

test('a quote is told in the language of its receiver, whatever the admin speaks: mail, bell and unsubscribing', async () => {
  const person = await customerWho('de')
  const { id, displayNumber } = await portal.job.submitRfq(person.token, { projectName: 'Kamera-Arm' })
  await portal.job.quote(portal.admin.token, id)
  const [mail] = await mailsTo(portal.api, person.user.email)
  expect(mail?.subject).toContain(displayNumber)
  expect(mail?.subject).toMatch(/Angebot .*Kamera-Arm/)
  expect(mail?.text).toContain('Guten Tag Jörg Petersen,')
  expect(mail?.html).toContain('<html lang="de">')
  expect(mail?.text).not.toMatch(/\b(Your|email|quote)\b/)
  const { body } = await person.get('/api/notifications')
  expect(body[0].title).toBe(mail?.subject)
})

test('several receivers of one notice are each told in their language', async () => {
  const german = await signedInAdmin(portal.api)
  await choose(german, 'de')
  const person = await customerWho('ja')
  const { id, displayNumber } = await portal.job.submitRfq(person.token)
  await portal.job.quote(portal.admin.token, id)
  await person.post(`/api/rfqs/${id}/quote/respond`, { status: 'declined' })
  const told = async (address: string) =>
    (await mailsTo(portal.api, address)).find(({ subject }) => subject.includes(displayNumber))
  expect((await told(german.user.email))?.html).toContain('<html lang="de">')
  expect((await told(portal.admin.user.email))?.subject).toBe(`Quote ${displayNumber}: the customer declined it`)
  expect((await told(person.user.email))?.html).toContain('<html lang="ja">')
})

test('who never chose a language is mailed in English, even by a request in another one', async () => {
  const { user } = await signedInCustomer(portal.api)
  await portal.api.request('post', '/api/auth/forgot-password', {
    json: { email: user.email, role: 'customer' },
    headers: { 'accept-language': 'de' },
  })
  await mailedCode(portal.api, user.email)
  const mail = (await mailsTo(portal.api, user.email)).at(-1)
  expect(mail?.html).toContain('<html lang="en">')
  expect(mail?.text).toContain('Enter this code to choose a new password:')
})

test('a code is mailed in the language of the account', async () => {
  const person = await customerWho('ja')
  await portal.api.request('post', '/api/auth/forgot-password', {
    json: { email: person.user.email, role: 'customer' },
  })
  expect(await mailedCode(portal.api, person.user.email)).toMatch(/^\d{6}$/)
  expect((await mailsTo(portal.api, person.user.email)).at(-1)?.html).toContain('<html lang="ja">')
})

test('an invitation of an unknown address speaks the language of the request that invited', async () => {
  const owner = await anotherCustomer(portal.api, { company: 'Nordlicht', companyRole: 'owner' })
  const invited = await portal.api.request('post', '/api/company/invitations', {
    as: owner.token,
    json: { email: 'neu@nordlicht.example', companyRole: 'buyer' },
    headers: { 'accept-language': 'de-DE,de;q=0.9' },
  })
  expect(invited.status).toBe(201)
  expect((await mailsTo(portal.api, 'neu@nordlicht.example')).at(-1)?.html).toContain('<html lang="de">')
})

test('an error is answered in the language that the request asks for', async () => {
  const ask = (language: string) =>
    portal.api.request('get', '/api/rfqs/00000000-0000-4000-8000-000000000000', {
      as: portal.customer.token,
      headers: { 'accept-language': language },
    })
  const [japanese, english, other] = [await ask('ja'), await ask('en'), await ask('fr')]
  expect([japanese.status, japanese.body.code]).toEqual([404, english.body.code])
  expect(japanese.body.message).toMatch(/[\p{Script=Hiragana}]/u)
  expect(english.body.message).toBe(other.body.message)
})

test('the document of a quote is drawn in the language of its receiver, and so is its preview', async () => {
  const person = await customerWho('de')
  const { id, displayNumber } = await portal.job.submitRfq(person.token)
  const validUntil = dayFromNow(30)
  const terms = { amount: '1250.00', validUntil, estimatedDeliveryDate: dayFromNow(14) }
  const preview = await portal.admin.post(`/api/admin/rfqs/${id}/quote/preview`, terms)
  expect((await readPdf(preview.bytes)).pages.join('\n')).toContain('Vorschau.')
  const { status, body } = await portal.admin.post(
    `/api/admin/rfqs/${id}/quote`,
    formOf({ ...terms, makeDocument: 'true' }),
  )
  expect([status, body.quoteFileName]).toEqual([201, `Angebot ${displayNumber}.pdf`])
  const { pages, language } = await readPdf((await person.get(`/api/quotes/${body.id}/download`)).bytes)
  expect(language).toBe('de-DE')
  const day = validUntil.split('-').toReversed().join('.')
  for (const said of ['Angebot', 'Gültig bis', day, 'Stückpreis', 'Gesamtsumme (USD)', 'Seite 1 von 1'])
    expect(pages.join('\n')).toContain(said)
  expect(pages.join('\n')).toMatch(/1\.250,00\s\$/)
})

test('a saved list has its heads in the language of who saves it', async () => {
  const { job, customer, api } = portal
  await job.submitRfq(customer.token)
  const answer = await api.request('get', '/api/rfqs/export', {
    as: customer.token,
    headers: { 'accept-language': 'de' },
  })
  expect(answer.bytes.toString()).toContain('Anfragenummer,Projektname,')
})

test('a language that Kerf does not speak is refused, and each change is recorded once', async () => {
  const { user, token } = await signedInCustomer(portal.api)
  const answers = []
  for (const language of ['fr', 'de', 'de', 'ja', 'DE']) answers.push((await choose({ token }, language)).status)
  expect(answers).toEqual([400, 200, 200, 200, 400])
  const recorded = await portal.api
    .knex('auditLog')
    .where({ objectId: user.id, action: 'user.language_changed' })
    .orderBy('id')
    .pluck('changes')
  expect(recorded).toEqual([{ language: 'de' }, { language: 'ja' }])
})
