import { expect, test } from 'vitest'
import { StoreUnavailable } from '../storage/patient-store.ts'
import { tryAgain } from './try-again.ts'

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

test.each([
  ['08006', 'a broken connection'],
  ['57P01', 'a server told to stop'],
  ['57P03', 'a server that is starting'],
  ['53300', 'too many connections'],
  ['53100', 'a full disk of the database'],
  ['25006', 'a read-only database'],
  ['57014', 'a statement that took too long'],
  ['40P01', 'a deadlock'],
  ['ECONNRESET', 'a connection that was reset'],
  ['ENOSPC', 'a full disk'],
  ['EROFS', 'a read-only disk'],
  ['EMFILE', 'too many open files'],
])('%s (%s) becomes 503 with a time to retry', (code) => {
  const met = tryAgain(coded(code))
  expect(met).toMatchObject({ status: 503, code: 'unavailable' })
  expect(met?.details.retryAfter).toBeGreaterThan(0)
})

test.each([
  ['in an error of Objection', Object.assign(new Error('wrapped'), { nativeError: coded('57P01') })],
  ['as a cause', new Error('wrapped', { cause: coded('ECONNREFUSED') })],
  ['for each address of a host', new AggregateError([coded('ECONNREFUSED')], 'no address answered')],
  ['without a code', new Error('Connection terminated unexpectedly')],
  [
    'after the statement that failed',
    new Error('ROLLBACK - Client has encountered a connection error and is not queryable'),
  ],
  ['by the store', new StoreUnavailable('The object store failed', { cause: new Error('NotImplemented') })],
])('a failure that comes %s is recognised', (_how, thrown) => {
  expect(tryAgain(thrown)).toMatchObject({ status: 503 })
})

test.each([coded('23505'), coded('42P01'), new TypeError('x is undefined'), 'words'])(
  'an error that a retry would only meet again (%s) is not recognised',
  (thrown) => {
    expect(tryAgain(thrown)).toBeUndefined()
  },
)
