import type { QualityCharacteristics } from '@kerf/shared-contracts/contracts/quality-characteristics'
import type { ListedQuote, Quote } from '@kerf/shared-contracts/contracts/quotes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, signIn } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { User } from '../../models/user.ts'
import { demoProjects } from './projects.ts'
import { loadDemo, wantsDemo } from './service.ts'
import { demoPassword } from './world.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await createAdmin(api)
})
afterAll(() => api.stop())

test('the demo world is loaded once, even by two processes at once, and its people can sign in', async () => {
  const loaded = await Promise.all([loadDemo(api.platform), loadDemo(api.platform)])
  expect(loaded.sort()).toEqual([false, true])
  expect(await loadDemo(api.platform)).toBe(false)
  // Loading it builds and measures models but sends no mail.
  expect(new Set(api.jobs.waiting().map(({ name }) => name))).toEqual(new Set(['geometry.build', 'geometry.measure']))

  const json = { email: 'dana@acme.example', password: demoPassword, role: 'customer' }
  const { token } = (await api.request('post', '/api/auth/login', { json })).body
  const orders = (await api.request('get', '/api/orders', { as: token })).body
  expect(orders.map((order: { orderStatus: string }) => order.orderStatus).sort()).toEqual([
    'delivered',
    'quality_check',
  ])
  const rfqs = (await api.request('get', '/api/rfqs', { as: token })).body
  const ofAcme = demoProjects.filter((project) => project.customer.endsWith('@acme.example'))
  expect(rfqs).toHaveLength(ofAcme.length)
})

test('a project of two parts was quoted for several quantities and revised, and another quote has expired', async () => {
  const dana = await User.query(api.knex).findOne({ email: 'dana@acme.example' }).throwIfNotFound()
  const token = await signIn(api, dana)
  const { body } = await api.request('get', '/api/quotes?status=pending', { as: token })
  const quotes: ListedQuote[] = body
  const ofProject = (name: string) => quotes.find(({ rfq }) => rfq.projectName === name)
  const listed = ofProject('Camera arm, two parts')
  const { body: arm }: { body: Quote } = await api.request('get', `/api/quotes/${listed?.id}`, { as: token })
  expect(arm.rfq.parts.map(({ name, quantities, files }) => [name, quantities, files.length])).toEqual([
    ['Arm', [30, 100], 2],
    ['Pin', [30, 100, 250], 1],
  ])
  expect(arm).toMatchObject({ revision: 2, isExpired: false, amount: '2517.00' })
  expect(arm.revisions.map(({ amount, lines }) => [amount, lines.length])).toEqual([
    ['2517.00', 5],
    ['2475.00', 5],
  ])
  expect(ofProject('Calibration target')).toMatchObject({ isExpired: true, renewalRequestedAt: null })
})

test('an order in quality check has ten characteristics, one of them out of tolerance, and faces to look at', async () => {
  const dana = await User.query(api.knex).findOne({ email: 'dana@acme.example' }).throwIfNotFound()
  const token = await signIn(api, dana)
  const [order] = (await api.request('get', '/api/orders?status=quality_check', { as: token })).body
  const { body } = await api.request('get', `/api/orders/${order.id}/quality-characteristics`, { as: token })
  const { characteristics }: QualityCharacteristics = body
  expect(characteristics).toHaveLength(10)
  const outside = characteristics.filter(({ verdict }) => verdict === 'out_of_tolerance')
  expect(outside.map(({ number }) => number)).toEqual(['5'])
  expect(characteristics.find(({ number }) => number === '3')?.face).toMatchObject({ faces: [34, 35] })
})

test('the first customer and the provider have unread messages', async () => {
  const dana = await User.query(api.knex).findOne({ email: 'dana@acme.example' }).throwIfNotFound()
  const admin = await User.query(api.knex).findOne({ isAdmin: true }).throwIfNotFound()
  const unread = async (user: User) => {
    const { body } = await api.request('get', '/api/conversations', { as: await signIn(api, user) })
    return body.map((each: { number: string | null; projectName: string | null; unreadCount: number }) => {
      return [each.projectName, each.unreadCount]
    })
  }
  expect(await unread(dana)).toEqual([
    ['Gripper bracket, rev. C', 2],
    ['Camera arm, two parts', 2],
    [null, 0],
  ])
  expect((await unread(admin)).map(([, count]: [string, number]) => count)).toEqual([2, 1, 1, 0, 0, 0, 0, 0])
})

test('it is refused for external databases and for hosts that others can reach', () => {
  const config = { ...api.platform.config, databaseUrl: undefined, demo: undefined, host: '127.0.0.1' }
  expect(wantsDemo(config)).toBe(true)
  expect(wantsDemo({ ...config, host: '0.0.0.0' })).toBe(false)
  expect(wantsDemo({ ...config, host: '0.0.0.0', demo: true })).toBe(true)
  expect(wantsDemo({ ...config, demo: false })).toBe(false)
  expect(wantsDemo({ ...config, databaseUrl: 'postgres://db', demo: true })).toBe(false)
})
