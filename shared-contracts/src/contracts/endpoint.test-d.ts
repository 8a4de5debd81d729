import { expectTypeOf, test } from 'vitest'
import { endpoint, type InputOf, type ResponseOf } from './endpoint.ts'
import type { Order } from './orders.ts'
import type { approveQualityCheck } from './quality-checks.ts'

test('an endpoint without access does not compile', () => {
  // @ts-expect-error access has no default
  endpoint({ method: 'get', path: '/api/x', summary: '', spec: '', response: null })
  // @ts-expect-error an empty access list lets nobody in
  endpoint({ method: 'get', path: '/api/x', access: [], summary: '', spec: '', response: null })
})

test('an error that the catalogue does not have does not compile', () => {
  // @ts-expect-error unknown code
  endpoint({
    method: 'get',
    path: '/api/x',
    access: ['admin'],
    summary: '',
    spec: '',
    response: null,
    errors: ['no.such'],
  })
})

test('handlers get validated input and answer the declared shape', () => {
  type Input = InputOf<typeof approveQualityCheck>
  expectTypeOf<Input['params']>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<Input['body']>().toEqualTypeOf<{ approved: boolean; notes: string | null }>()
  expectTypeOf<Input['query']>().toEqualTypeOf<undefined>()
  expectTypeOf<ResponseOf<typeof approveQualityCheck>>().toEqualTypeOf<Order>()
})
