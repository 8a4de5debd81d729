import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { newId } from '../platform/db/new-id.ts'
import { nextNumber } from './numbers.ts'
import { Order } from './order.ts'
import { OrderLine } from './order-line.ts'
import { Quote } from './quote.ts'
import { QuoteLine } from './quote-line.ts'
import { QuoteRevision } from './quote-revision.ts'
import { Rfq } from './rfq.ts'
import { RfqPart } from './rfq-part.ts'
import { Shipment } from './shipment.ts'
import { ShipmentLine } from './shipment-line.ts'
import { type AccountType, User } from './user.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

function addUser(email = `${newId()}@example.com`, accountType: AccountType = 'customer') {
  return User.query(database.knex).insertAndFetch({
    accountType,
    email,
    name: 'Ada Machinist',
    passwordHash: 'x',
    isAdmin: accountType === 'admin',
  })
}

async function addRfq() {
  const customer = await addUser()
  return await database.knex.transaction(async (tx) => {
    const rfq = await Rfq.query(tx).insertAndFetch({
      number: await nextNumber(tx, 'rfq'),
      customerId: customer.id,
      projectName: 'Bracket',
    })
    const part = await RfqPart.query(tx).insertAndFetch({
      rfqId: rfq.id,
      position: 0,
      name: 'Bracket',
      quantities: [10],
    })
    return { customer, rfq, part }
  })
}

async function addOrder(rfqId: string, customerId: string) {
  const number = await nextNumber(database.knex, 'order')
  return await Order.query(database.knex).insertAndFetch({ number, rfqId, customerId, amount: '10.00' })
}

async function addLine(orderId: string, quantity: number) {
  return await OrderLine.query(database.knex).insertAndFetch({
    orderId,
    position: 0,
    name: 'Bracket',
    quantity,
    unitPrice: '1.0000',
    amount: '10.00',
  })
}

describe('accounts', () => {
  test('an address in different case is the same account, but free for another account type', async () => {
    await addUser('Ada@Example.com')
    await expect(addUser('ada@example.COM')).rejects.toMatchObject({ constraint: 'users_email_account_type_key' })
    await expect(addUser('ada@example.com', 'supplier')).resolves.toMatchObject({ email: 'ada@example.com' })
  })

  test('a deleted account frees its address', async () => {
    const user = await addUser('gone@example.com')
    await user.$query(database.knex).patch({ deletedAt: new Date() })
    await expect(addUser('gone@example.com')).resolves.toBeInstanceOf(User)
  })

  test('an account of the type admin is an admin', async () => {
    const insertion = User.query(database.knex).insert({
      accountType: 'admin',
      email: 'no-admin@example.com',
      name: 'N',
      passwordHash: 'x',
      isAdmin: false,
    })
    await expect(insertion).rejects.toMatchObject({ constraint: 'users_admin_check' })
  })
})

describe('requests and quotes', () => {
  test('an RFQ without a part is refused', async () => {
    const customer = await addUser()
    const insertion = Rfq.query(database.knex).insert({
      number: await nextNumber(database.knex, 'rfq'),
      customerId: customer.id,
      projectName: 'Nothing',
    })
    await expect(insertion).rejects.toMatchObject({ nativeError: { constraint: 'rfqs_part_required' } })
  })

  test('the last part of an RFQ cannot be deleted, but the RFQ with all of them can', async () => {
    const { rfq, part } = await addRfq()
    await expect(RfqPart.query(database.knex).deleteById(part.id)).rejects.toMatchObject({
      nativeError: { constraint: 'rfqs_part_required' },
    })
    expect(await Rfq.query(database.knex).deleteById(rfq.id)).toBe(1)
  })

  test.each([[[]], [[0]], [[5, -1]]])('a part cannot have the quantities %j', async (quantities) => {
    const { rfq } = await addRfq()
    const insertion = RfqPart.query(database.knex).insert({ rfqId: rfq.id, position: 1, name: 'P', quantities })
    await expect(insertion).rejects.toMatchObject({ constraint: 'rfq_parts_quantities_check' })
  })

  test('a quote has one current revision, an RFQ one quote, and a part one chosen quantity', async () => {
    const { rfq, part } = await addRfq()
    const insertion = Quote.query(database.knex).insert({ rfqId: rfq.id, number: rfq.number })
    await expect(insertion).rejects.toMatchObject({ constraint: 'quotes_current_revision_fkey' })

    const revision = await database.knex.transaction(async (tx) => {
      const quote = await Quote.query(tx).insert({ rfqId: rfq.id, number: rfq.number })
      return await QuoteRevision.query(tx).insert({
        quoteId: quote.id,
        revision: 1,
        amount: '1234.50',
        validUntil: '2031-01-31',
      })
    })
    const again = Quote.query(database.knex).insert({ rfqId: rfq.id, number: `${rfq.number}0` })
    await expect(again).rejects.toMatchObject({ constraint: 'quotes_rfq_id_key' })

    const line = { revisionId: revision.id, partId: part.id, unitPrice: '1.0000', amount: '10.00', isChosen: true }
    await QuoteLine.query(database.knex).insert({ ...line, quantity: 10 })
    await expect(QuoteLine.query(database.knex).insert({ ...line, quantity: 20 })).rejects.toMatchObject({
      constraint: 'quote_lines_chosen_key',
    })
  })
})

describe('orders and shipments', () => {
  test('of two sales orders for one RFQ at once, one wins', async () => {
    const { rfq, customer } = await addRfq()
    const outcomes = await Promise.allSettled([addOrder(rfq.id, customer.id), addOrder(rfq.id, customer.id)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find((it) => it.status === 'rejected')?.reason).toMatchObject({ constraint: 'orders_rfq_id_key' })
  })

  test('of two shipments at once that together exceed the quantity, one wins and only it is counted', async () => {
    const { rfq, customer } = await addRfq()
    const order = await addOrder(rfq.id, customer.id)
    const line = await addLine(order.id, 10)
    const ship = () =>
      database.knex.transaction(async (tx) => {
        const shipment = await Shipment.query(tx).insert({ orderId: order.id })
        await ShipmentLine.query(tx).insert({ shipmentId: shipment.id, orderLineId: line.id, quantity: 6 })
      })
    const outcomes = await Promise.allSettled([ship(), ship()])
    expect(outcomes.find((it) => it.status === 'rejected')?.reason).toMatchObject({
      constraint: 'order_lines_quantity_shipped_check',
    })
    expect(await line.$query(database.knex)).toMatchObject({ quantityShipped: 6 })
    expect(await Shipment.query(database.knex).where({ orderId: order.id }).resultSize()).toBe(1)
  })

  test('the shipped count follows when a shipment is corrected or deleted', async () => {
    const { rfq, customer } = await addRfq()
    const order = await addOrder(rfq.id, customer.id)
    const line = await addLine(order.id, 10)
    const shipment = await Shipment.query(database.knex).insert({ orderId: order.id })
    await ShipmentLine.query(database.knex).insert({ shipmentId: shipment.id, orderLineId: line.id, quantity: 6 })
    await ShipmentLine.query(database.knex).patch({ quantity: 9 }).where({ shipmentId: shipment.id })
    expect(await line.$query(database.knex)).toMatchObject({ quantityShipped: 9 })
    await Shipment.query(database.knex).deleteById(shipment.id)
    expect(await line.$query(database.knex)).toMatchObject({ quantityShipped: 0 })
  })

  test('the shipped count cannot be written by hand', async () => {
    const { rfq, customer } = await addRfq()
    const line = await addLine((await addOrder(rfq.id, customer.id)).id, 10)
    await expect(line.$query(database.knex).patch({ quantityShipped: 3 })).rejects.toThrow(
      /counted from shipment_lines/,
    )
  })

  test('a shipment accepts only lines of its own order', async () => {
    const [first, second] = [await addRfq(), await addRfq()]
    const order = await addOrder(first.rfq.id, first.customer.id)
    const other = await addOrder(second.rfq.id, second.customer.id)
    const line = await addLine(other.id, 10)
    const shipment = await Shipment.query(database.knex).insert({ orderId: order.id })
    const insertion = ShipmentLine.query(database.knex).insert({
      shipmentId: shipment.id,
      orderLineId: line.id,
      quantity: 1,
    })
    await expect(insertion).rejects.toMatchObject({ constraint: 'shipment_lines_order_fkey' })
  })

  test('an RFQ with an order cannot be deleted', async () => {
    const { rfq, customer } = await addRfq()
    await addOrder(rfq.id, customer.id)
    await expect(Rfq.query(database.knex).deleteById(rfq.id)).rejects.toMatchObject({
      constraint: 'orders_rfq_id_fkey',
    })
  })
})
