import { afterAll, beforeEach, expect, test } from 'vitest'
import { dayFromNow, type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'
import { newSupplier } from '../../../test/suppliers.ts'
import { remindOfCertificates } from './certificate-reminder-service.ts'

const day = 24 * 60 * 60 * 1000

let portal: Portal
beforeEach(async () => {
  await portal?.api.stop()
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

async function certify(supplier: Person, name: string, expiresOn: string) {
  const file = [{ name: 'certificate.pdf', bytes: pdfBytes() }]
  const { status, body } = await supplier.post('/api/supplier/certificates', formOf({ name, expiresOn }, { file }))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

const addressOf = (to: string | { address: string }) => (typeof to === 'string' ? to : to.address)

/** Runs the reminders of a day. @returns the subjects of the resulting mails, with their recipients */
async function remindedOn(): Promise<string[]> {
  const { api } = portal
  const before = api.mails.length
  await remindOfCertificates(api.platform)
  await api.runJobs()
  return api.mails
    .slice(before)
    .map(({ to, subject }) => `${addressOf(to)}: ${subject}`)
    .sort()
}

test('supplier and admins are told 30 days and 7 days before a certificate expires, once each', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api, { name: 'Ina Gear' })
  await certify(supplier, 'ISO 9001', dayFromNow(31))
  const told = (days: number) =>
    [
      `${supplier.user.email}: Your certificate ISO 9001 expires in ${days} days`,
      `${admin.user.email}: Ina Gear Ltd: the certificate ISO 9001 expires in ${days} days`,
    ].sort()
  expect(await remindedOn()).toEqual([])
  api.passTime(day)
  expect(await remindedOn()).toEqual(told(30))
  expect(await remindedOn()).toEqual([])
  api.passTime(22 * day)
  expect(await remindedOn()).toEqual([])
  api.passTime(day)
  expect(await remindedOn()).toEqual(told(7))
  api.passTime(3 * day)
  expect(await remindedOn()).toEqual([])
  api.passTime(10 * day)
  expect(await remindedOn()).toEqual([])
})

test('missed days are made up for, without a reminder that is too late by then', async () => {
  const { api } = portal
  await certify(await newSupplier(api), 'AS9100', dayFromNow(40))
  api.passTime(38 * day)
  expect(await remindedOn()).toHaveLength(2)
  expect(await remindedOn()).toEqual([])
})

test('two processes at once send one reminder', async () => {
  const { api } = portal
  const supplier = await newSupplier(api)
  for (const name of ['ISO 9001', 'AS9100', 'ISO 13485']) await certify(supplier, name, dayFromNow(20))
  await Promise.all([remindOfCertificates(api.platform), remindOfCertificates(api.platform)])
  await api.runJobs()
  expect(api.mails.filter(({ to }) => addressOf(to) === supplier.user.email)).toHaveLength(3)
})

test('a reminder that was not queued is sent again: the mark and the mails are committed together', async () => {
  const { api } = portal
  await certify(await newSupplier(api), 'ISO 9001', dayFromNow(20))
  await api.knex.raw(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'killed'; end $$;
    create trigger refuse before update on supplier_certificates for each row execute function refuse()`)
  await expect(remindOfCertificates(api.platform)).rejects.toThrow('killed')
  await api.runJobs()
  expect(api.mails.filter(({ subject }) => subject.includes('ISO 9001'))).toEqual([])
  await api.knex.raw('drop trigger refuse on supplier_certificates; drop function refuse')
  expect(await remindedOn()).toHaveLength(2)
})

test('there is no reminder if another certificate of that name lasts longer, nor for suspended suppliers', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  await certify(supplier, 'ISO 9001', dayFromNow(5))
  await certify(supplier, 'iso ９００１', dayFromNow(400))
  const suspended = await newSupplier(api)
  await certify(suspended, 'AS9100', dayFromNow(5))
  await admin.patch(`/api/admin/suppliers/${suspended.user.id}/suspension`, { isSuspended: true, reason: null })
  expect(await remindedOn()).toEqual([])
})

test('admins can narrow the list to suppliers whose certificate expires within 30 days or has expired', async () => {
  const { api, admin } = portal
  const [soon, ended, later, replaced] = [
    await newSupplier(api),
    await newSupplier(api),
    await newSupplier(api),
    await newSupplier(api),
  ]
  await certify(soon, 'ISO 9001', dayFromNow(30))
  await certify(ended, 'ISO 9001', dayFromNow(-1))
  await certify(later, 'ISO 9001', dayFromNow(31))
  await certify(replaced, 'ISO 9001', dayFromNow(-1))
  await certify(replaced, 'ISO 9001', dayFromNow(300))
  const { body } = await admin.get('/api/admin/suppliers?status=lapsing&sort=date-asc')
  expect(body).toMatchObject([
    { id: soon.user.id, certificatesEndOn: dayFromNow(30) },
    { id: ended.user.id, certificatesEndOn: dayFromNow(-1) },
  ])
})
