import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, signIn } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { User } from '../../models/user.ts'
import { loadDemo, wantsDemo } from './service.ts'
import { demoPassword, demoProjects } from './world.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await createAdmin(api)
})
afterAll(() => api.stop())

test('the demo world is loaded once, also by two processes at once, and its people can sign in', async () => {
  const loaded = await Promise.all([loadDemo(api.platform), loadDemo(api.platform)])
  expect(loaded.sort()).toEqual([false, true])
  expect(await loadDemo(api.platform)).toBe(false)

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

test('messages wait for the first customer and for the provider', async () => {
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
  expect((await unread(admin)).map(([, count]: [string, number]) => count)).toEqual([2, 1, 1, 0, 0, 0])
})

test('it stays away from external databases, and from hosts that others reach', () => {
  const config = { ...api.platform.config, databaseUrl: undefined, demo: undefined, host: '127.0.0.1' }
  expect(wantsDemo(config)).toBe(true)
  expect(wantsDemo({ ...config, host: '0.0.0.0' })).toBe(false)
  expect(wantsDemo({ ...config, host: '0.0.0.0', demo: true })).toBe(true)
  expect(wantsDemo({ ...config, demo: false })).toBe(false)
  expect(wantsDemo({ ...config, databaseUrl: 'postgres://db', demo: true })).toBe(false)
})
