import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { expectTypeOf, test } from 'vitest'
import type { messagesApi } from '../endpoints/messages.ts'
import type { ordersApi } from '../endpoints/orders.ts'
import type { profileApi } from '../endpoints/profile.ts'
import type { Page } from '../src/index.ts'

type Calls = (typeof ordersApi & typeof messagesApi & typeof profileApi)['endpoints']
type AnswerTo<Name extends keyof Calls> = Calls[Name]['Types']['ResultType']
type ArgumentTo<Name extends keyof Calls> = Calls[Name]['Types']['QueryArg']

test('a call answers the type of its contract', () => {
  expectTypeOf<AnswerTo<'getOrder'>>().toEqualTypeOf<Order>()
  expectTypeOf<AnswerTo<'signOutDevice'>>().toEqualTypeOf<null>()
})

test('a list answers a page of its rows', () => {
  expectTypeOf<AnswerTo<'listOrders'>>().toEqualTypeOf<Page<Order>>()
  expectTypeOf<AnswerTo<'listOrdersPages'>>().toEqualTypeOf<Page<Order>>()
})

test('the pages of a list take its filters, without a cursor', () => {
  expectTypeOf<{ status: 'packing' }>().toExtend<ArgumentTo<'listOrdersPages'>>()
  expectTypeOf<ArgumentTo<'listOrdersPages'>>().not.toHaveProperty('cursor')
})

test('a list below one object takes its id', () => {
  expectTypeOf<{ limit: number }>().not.toExtend<ArgumentTo<'listMessagesPages'>>()
  expectTypeOf<{ id: string }>().toExtend<ArgumentTo<'listMessagesPages'>>()
})

test('a call without input takes nothing', () => {
  expectTypeOf<ArgumentTo<'getProfile'>>().toBeVoid()
})
