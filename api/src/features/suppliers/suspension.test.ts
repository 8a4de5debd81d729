import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPassword } from '../../../test/factories.ts'
import { type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { newSupplier, requestFields } from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

test('a suspended supplier loses access at once, and regains it once reinstated', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  const path = `/api/admin/suppliers/${supplier.user.id}/suspension`
  const signIn = () =>
    api.request('post', '/api/auth/login', {
      json: { email: supplier.user.email, password: testPassword, role: 'supplier' },
    })
  expect((await admin.patch(path, { isSuspended: true, reason: 'No certificate' })).body).toMatchObject({
    isSuspended: true,
    suspensionReason: 'No certificate',
  })
  expect((await supplier.get('/api/supplier/dashboard')).status).toBe(401)
  expect(refusal(await signIn())).toEqual([403, 'auth.suspended'])
  const asked = await admin.post('/api/admin/quotes/create-bulk', { ...requestFields, supplierIds: [supplier.user.id] })
  expect(refusal(asked)).toEqual([409, 'supplier.suspended'])
  await admin.patch(path, { isSuspended: false })
  expect((await signIn()).status).toBe(200)
})

test('suppliers are found by the details in their profiles', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api, { name: 'Kōji 山田' })
  const profile = {
    name: 'Kōji 山田',
    companyName: 'Yamada Seiki',
    city: 'Osaka',
    country: 'Japan',
    capabilities: ['Milling, 5 axes', 'milling, 5 AXES', 'Turning'],
    certifications: ['ISO 9001'],
    finishingCapabilities: ['Anodizing'],
    primaryIndustries: ['Medical'],
    qualitySystem: 'ISO 13485',
    numberOfEmployees: 40,
    yearEstablished: 1998,
    emergencyCapability: true,
  }
  const saved = await api.request('put', '/api/supplier/profile', { as: supplier.token, json: profile })
  expect(saved.body).toMatchObject({
    capabilities: ['milling, 5 AXES', 'Turning'],
    completeness: { percent: 62.5, missing: ['phone', 'website', 'address'] },
  })
  const found = async (query: string) =>
    (await admin.get(`/api/admin/suppliers?${query}`)).body.some(({ id }: { id: string }) => id === supplier.user.id)
  const list = (...values: string[]) => encodeURIComponent(JSON.stringify(values))
  const hits = [
    ...[
      'q=yamada',
      'q=osaka',
      `q=${encodeURIComponent('山田')}`,
      'minCompletion=50',
      'minEmployees=40&maxEmployees=40',
    ],
    ...['minYearEstablished=1998', 'emergency=true', `countries=${list('Japan', 'Peru')}`, `cities=${list('Osaka')}`],
    ...[`capabilities=${list('milling, 5 AXES')}`, `finishing=${list('Anodizing')}`, `industries=${list('Medical')}`],
    `qualitySystems=${list('ISO 13485')}`,
  ]
  for (const query of hits) expect([query, await found(query)]).toEqual([query, true])
  const misses = [
    'minCompletion=80',
    'maxEmployees=39',
    'minYearEstablished=1999',
    'international=true',
    'status=verified',
  ]
  for (const query of misses) expect([query, await found(query)]).toEqual([query, false])
  expect((await admin.get('/api/admin/suppliers/choices')).body).toMatchObject({
    capabilities: expect.arrayContaining(['milling, 5 AXES', 'Turning']),
    countries: expect.arrayContaining(['Japan']),
  })
  expect(refusal(await admin.get('/api/admin/suppliers?cities=Osaka'))).toEqual([400, 'validation.failed'])
})
