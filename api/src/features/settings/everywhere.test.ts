import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/main-job.ts'
import { formOf, pngBytes } from '../../../test/samples.ts'
import { settingsFields } from '../../../test/settings.ts'

const bytes = pngBytes(320, 80)
let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ env: { MAIL_FROM: 'Machine <no-reply@shop.example>' } })
  const form = formOf({}, { logo: [{ name: 'logo.png', bytes }] })
  await portal.api.request('put', '/api/admin/settings/logo', { as: portal.admin.token, form })
})
afterAll(() => portal.api.stop())

const save = (fields: object) =>
  portal.api.request('put', '/api/admin/settings', { as: portal.admin.token, json: { ...settingsFields, ...fields } })

async function lastMail(path: string, json: object) {
  await portal.api.request('post', path, { json })
  await portal.api.runJobs()
  return portal.api.mails.at(-1)
}

test('until a name is set, mails are from the sender in the environment', async () => {
  const mail = await lastMail('/api/auth/forgot-password', { email: portal.customer.user.email, role: 'customer' })
  expect(mail?.subject).toBe('Your Kerf password reset code')
  expect(mail?.senderName).toBeUndefined()
})

test('a mail has the name in subject, sender and text, shows the logo, and is signed with the address', async () => {
  await save({})
  const mail = await lastMail('/api/auth/forgot-password', { email: portal.customer.user.email, role: 'customer' })
  expect(mail?.subject).toBe('Your Northbridge Precision password reset code')
  expect(mail?.senderName).toBe('Northbridge Precision')
  expect(`${mail?.text}${mail?.html}`).not.toContain('Kerf')
  expect(mail?.text).toContain(
    '-- \nNorthbridge Precision\nNorthbridge Precision GmbH\nWerkstraße 12\n70376 Stuttgart\nGermany\n+49 711 1234\n',
  )
  expect(mail?.html).toMatch(/<img src="cid:logo-[0-9a-f]{64}" width="192" height="48" alt="Northbridge Precision"/)
  expect(mail?.pictures).toMatchObject([{ fileName: 'logo.png', mimetype: 'image/png', content: bytes }])
})

test('a mail about progress also has the name', async () => {
  const { id } = await portal.job.submitRfq(portal.customer.token)
  await portal.job.quote(portal.admin.token, id)
  await portal.api.runJobs()
  const mail = portal.api.mails.at(-1)
  expect(mail?.senderName).toBe('Northbridge Precision')
  expect(mail?.text).toContain('because of your account at Northbridge Precision.')
})

test('days begin in the time zone of the settings, from the next call on', async () => {
  const dueIn = async (timeZone: string) => {
    await save({ timeZone })
    return (await portal.admin.get('/api/admin/companies/export')).headers.get('content-disposition')
  }
  // They are 25 hours apart, so that it is never the same day.
  expect(await dueIn('Pacific/Kiritimati')).not.toBe(await dueIn('Pacific/Niue'))
})

test('a quote without a currency is in the first currency of the settings', async () => {
  await save({ currencies: ['EUR', 'USD'] })
  const { id } = await portal.job.submitRfq(portal.customer.token)
  await portal.job.quote(portal.admin.token, id)
  expect((await portal.admin.get(`/api/admin/rfqs/${id}/quote`)).body.currency).toBe('EUR')
})
