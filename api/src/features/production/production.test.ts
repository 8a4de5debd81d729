import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { statementsOf } from '../../../test/statements.ts'
import { OrderStatusChange } from '../../models/order-status-change.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const newOrder = async () => (await portal.job.order(portal.customer.token, portal.admin.token)).orderId
const dueOn = (id: string, dueDate: string | null) => portal.api.knex('orders').where({ id }).update({ dueDate })
const board = async () => (await portal.admin.get('/api/admin/production')).body
const stage = async (status: string) => (await board()).find((each: { status: string }) => each.status === status)
const calendar = async (query: string) => (await portal.admin.get(`/api/admin/production/calendar?${query}`)).body
const numbersOf = (orders: { id: string }[]) => orders.map(({ id }) => id)

describe('the board', () => {
  test('names the orders of each stage, the earliest due first, those without a date last', async () => {
    const [undated, later, sooner] = [await newOrder(), await newOrder(), await newOrder()]
    await dueOn(undated, null)
    await dueOn(later, dayFromNow(20))
    await dueOn(sooner, dayFromNow(-3))
    const { count, late, orders } = await stage('pending')
    expect({ count, late, orders: numbersOf(orders) }).toEqual({ count: 3, late: 1, orders: [sooner, later, undated] })
    expect(orders[0]).toEqual({
      id: sooner,
      orderNumber: expect.stringMatching(/^SORD-/),
      projectName: 'Gripper bracket',
      orderStatus: 'pending',
      dueDate: dayFromNow(-3),
      promisedDate: dayFromNow(14),
      quantityRemaining: 10,
      lines: [{ name: 'Gripper bracket', quantity: 10, quantityShipped: 0 }],
      mayMove: true,
      pictureUrl: null,
      user: expect.objectContaining({ name: 'Ada Miller' }),
    })
  })

  test('an order moves with its stage, is final when delivered, and leaves when archived', async () => {
    const id = await newOrder()
    await portal.job.setStatus(portal.admin.token, id, 'packing')
    expect(numbersOf((await stage('packing')).orders)).toEqual([id])
    await portal.admin.post(`/api/orders/${id}/shipments`, { quantityShipped: 10 })
    await portal.job.setStatus(portal.admin.token, id, 'delivered')
    await dueOn(id, dayFromNow(-5))
    expect(await stage('packing')).toMatchObject({ count: 0, orders: [] })
    expect(await stage('delivered')).toMatchObject({ count: 1, late: 0, orders: [{ id, mayMove: false }] })
    await portal.job.uploadInvoice(portal.admin.token, id)
    await portal.admin.patch(`/api/orders/${id}/payment`, { paymentStatus: 'paid' })
    expect(await stage('delivered')).toMatchObject({ count: 0, orders: [] })
  })

  test('names all eight stages, in order, with one statement besides those of the session', async () => {
    expect((await board()).map(({ status }: { status: string }) => status)).toEqual([
      ...['pending', 'material_procurement', 'manufacturing', 'finishing'],
      ...['quality_check', 'packing', 'shipped', 'delivered'],
    ])
    const statements = await statementsOf(board)
    expect(statements.filter((text) => text.includes('from orders'))).toHaveLength(1)
    expect(statements.length).toBeLessThanOrEqual(2)
  })
})

describe('the calendar', () => {
  test('names orders by the day on which they are due, with the count of those it leaves out', async () => {
    const [first, second, third, delivered] = [await newOrder(), await newOrder(), await newOrder(), await newOrder()]
    for (const id of [first, second]) await dueOn(id, '2031-03-01')
    await dueOn(third, '2031-03-03')
    await dueOn(delivered, '2031-03-01')
    await portal.admin.patch(`/api/orders/${delivered}/status`, { status: 'delivered', confirmUnshipped: true })
    expect(await calendar('from=2031-03-01&days=3&perDay=1')).toMatchObject([
      { day: '2031-03-01', count: 2, orders: [{ id: first }] },
      { day: '2031-03-03', count: 1, orders: [{ id: third }] },
    ])
    expect(await calendar('from=2031-02-27&days=2')).toEqual([])
    expect(numbersOf((await calendar('from=2031-03-01&days=1'))[0].orders)).toEqual([first, second])
  })

  test.each(['', 'from=tomorrow', 'from=2031-02-30', 'from=2031-03-01&days=43', 'from=2031-03-01&perDay=0'])(
    'refuses %j',
    async (query) => {
      expect(refusal(await portal.admin.get(`/api/admin/production/calendar?${query}`))).toEqual([
        400,
        'validation.failed',
      ])
    },
  )
})

describe('the usual time of a stage', () => {
  const times = async () => (await portal.customer.get('/api/production/stage-times')).body
  /** An order that was in manufacturing for some days, and what came before and after. */
  const passage = async (days: number) => {
    const orderId = await newOrder()
    const moments: Partial<OrderStatusChange>[] = [
      { fromStatus: 'pending', toStatus: 'manufacturing', changedAt: new Date('2026-01-05T08:00:00Z') },
      { fromStatus: 'manufacturing', toStatus: 'pending', changedAt: new Date('2026-01-05T08:01:00Z') },
      { fromStatus: 'pending', toStatus: 'manufacturing', changedAt: new Date('2026-01-06T08:00:00Z') },
      {
        fromStatus: 'manufacturing',
        toStatus: 'packing',
        changedAt: new Date(Date.UTC(2026, 0, 6, 8) + days * 86_400_000),
      },
    ]
    await OrderStatusChange.query(portal.api.knex).insert(moments.map((moment) => ({ orderId, ...moment })))
  }

  test('a move that was undone is no passage', async () => {
    for (let count = 0; count < 6; count++) {
      const orderId = await newOrder()
      const at = (minute: number) => new Date(Date.UTC(2026, 2, 1 + count, 8, minute))
      await OrderStatusChange.query(portal.api.knex).insert([
        { orderId, fromStatus: 'quality_check', toStatus: 'packing', changedAt: at(0) },
        { orderId, fromStatus: 'packing', toStatus: 'shipped', changedAt: at(5) },
        { orderId, fromStatus: 'shipped', toStatus: 'packing', changedAt: at(6) },
      ])
    }
    expect(await times()).toEqual(expect.arrayContaining([{ status: 'packing', days: null }]))
  })

  test('an order that went through a stage again and again counts once', async () => {
    const orderId = await newOrder()
    for (let round = 0; round < 6; round++) {
      const at = (hour: number) => new Date(Date.UTC(2026, 1, 1 + round, hour))
      await OrderStatusChange.query(portal.api.knex).insert([
        { orderId, fromStatus: 'packing', toStatus: 'finishing', changedAt: at(1) },
        { orderId, fromStatus: 'finishing', toStatus: 'packing', changedAt: at(2) },
      ])
    }
    expect(await times()).toEqual(expect.arrayContaining([{ status: 'finishing', days: null }]))
  })

  test('is the median of the orders that went on from it; fewer than five say nothing', async () => {
    for (const days of [1, 2, 3, 40]) await passage(days)
    const expected = (days: number | null) => expect.arrayContaining([{ status: 'manufacturing', days }])
    expect(await times()).toEqual(expected(null))
    await passage(2.54)
    expect(await times()).toEqual(expected(2.5))
    expect(await times()).toHaveLength(7)
  })
})
