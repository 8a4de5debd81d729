import { expect, test } from 'vitest'
import { z } from 'zod'
import { searchCustomers } from './customers.ts'
import { MoneyInput } from './values.ts'
import './input-words.ts'

test.each([
  ['a missing text', z.object({ a: z.string() }), {}, 'This field is required'],
  ['a missing choice', z.object({ a: z.enum(['x', 'y']) }), {}, 'This field is required'],
  ['another choice', z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, 'Please choose one of the offered values'],
  ['a number for a text', z.object({ a: z.string() }), { a: 7 }, 'Please enter a valid value'],
  ['an invalid id', z.object({ a: z.uuid() }), { a: '7' }, 'Please enter a valid value'],
  ['a long text', z.object({ a: z.string().max(3) }), { a: 'four' }, 'Please use at most 3 characters'],
  ['a large number', z.object({ a: z.number().max(3) }), { a: 4 }, 'This must be at most 3'],
  ['a short text', z.object({ a: z.string().min(3) }), { a: 'ab' }, 'Please use at least 3 characters'],
  ['an empty text', z.object({ a: z.string().min(1) }), { a: '' }, 'This field is required'],
  ['an empty list', z.object({ a: z.array(z.string()).min(1) }), { a: [] }, 'Please choose at least 1'],
  ['a long list', z.object({ a: z.array(z.string()).max(1) }), { a: ['x', 'y'] }, 'Please choose at most 1'],
  ['an amount of the wrong type', z.object({ a: MoneyInput }), { a: null }, 'Please enter a valid amount'],
  ['no amount', z.object({ a: MoneyInput }), {}, 'Please enter a valid amount'],
  ['a search for nothing', searchCustomers.query, { q: ' ' }, 'Please enter a name, an email address or a company'],
  ['a message from the schema', z.object({ a: z.string('Say a') }), {}, 'Say a'],
])('%s is refused with a message for people', (_what, schema, input, words) => {
  expect(schema.safeParse(input).error?.issues.map(({ message }) => message)).toEqual([words])
})
