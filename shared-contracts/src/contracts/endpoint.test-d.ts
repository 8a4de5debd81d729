import { expectTypeOf, test } from 'vitest'
import type { Declaration, InputOf, ResponseOf } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import type { Order } from './orders.ts'
import type { approveQualityCheck } from './quality-checks.ts'

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

test('an error that the catalogue does not have does not compile', () => {
  expectTypeOf<'no.such'>().not.toExtend<ErrorCode>()
  expectTypeOf<NonNullable<Declaration['errors']>[number]>().toEqualTypeOf<ErrorCode>()
})

test('handlers get validated input and answer the declared shape', () => {
  type Input = InputOf<typeof approveQualityCheck>
  expectTypeOf<Input['params']>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<Input['body']>().toEqualTypeOf<{ approved: boolean; notes: string | null }>()
  expectTypeOf<Input['query']>().toEqualTypeOf<undefined>()
  expectTypeOf<ResponseOf<typeof approveQualityCheck>>().toEqualTypeOf<Order>()
})
