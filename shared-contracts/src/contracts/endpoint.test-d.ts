import { expectTypeOf, test } from 'vitest'
import type { ArgumentOf, Declaration, InputOf, ResponseOf } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import type { uploadFiles } from './files.ts'
import type { listModules } from './modules.ts'
import type { listOrders, Order, OrderStatus } from './orders.ts'
import type { approveQualityCheck } from './quality-checks.ts'
import type { respondToQuote } from './quotes.ts'

test('an endpoint without access, or with nobody in it, does not compile', () => {
  const rest = {
    method: 'get',
    path: '/api/x',
    summary: '',
    spec: "docs/product/errors.md, 'How calls are made'",
    response: null,
  } as const
  expectTypeOf(rest).not.toExtend<Declaration>()
  expectTypeOf({ ...rest, access: [] } as const).not.toExtend<Declaration>()
  expectTypeOf({ ...rest, access: ['admin'] } as const).toExtend<Declaration>()
})

test('an error that is not in the catalogue does not compile', () => {
  expectTypeOf<'no.such'>().not.toExtend<ErrorCode>()
  expectTypeOf<NonNullable<Declaration['errors']>[number]>().toEqualTypeOf<ErrorCode>()
})

test('handlers get validated input and answer the declared shape', () => {
  type Input = InputOf<typeof approveQualityCheck>
  expectTypeOf<Input['params']>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<Input['body']>().toEqualTypeOf<{
    approved: boolean
    notes: string | null
    characteristics: { id: string; decision: 'approved' | 'refused'; note: string | null }[]
    basedOn?: { files: string[]; characteristics?: number | undefined } | undefined
  }>()
  expectTypeOf<Input['query']>().toEqualTypeOf<undefined>()
  expectTypeOf<ResponseOf<typeof approveQualityCheck>>().toEqualTypeOf<Order>()
})

test('a client passes path parameters and query side by side, and fields with a default are optional', () => {
  expectTypeOf<ArgumentOf<typeof approveQualityCheck>>().toExtend<{ id: string; body: { approved: boolean } }>()
  type OrderFilters = ArgumentOf<typeof listOrders>
  expectTypeOf<{ status: 'packing' }>().toExtend<OrderFilters>()
  expectTypeOf<OrderFilters['status']>().toEqualTypeOf<OrderStatus | undefined>()
  expectTypeOf<{ status: 'lost' }>().not.toExtend<OrderFilters>()
})

test('a coerced schema takes its output type as input', () => {
  expectTypeOf<ArgumentOf<typeof listOrders>['limit']>().toEqualTypeOf<number | undefined>()
})

test('files are part of the body: one or several, required or not', () => {
  type Upload = ArgumentOf<typeof uploadFiles>['body']
  expectTypeOf<Upload['files']>().toEqualTypeOf<Blob[]>()
  expectTypeOf<Omit<Upload, 'files'>>().not.toExtend<Upload>()
  expectTypeOf<ArgumentOf<typeof respondToQuote>['body']['purchaseOrder']>().toEqualTypeOf<Blob | undefined>()
})

test('a call without input takes nothing', () => {
  expectTypeOf<ArgumentOf<typeof listModules>>().toEqualTypeOf<undefined>()
})
