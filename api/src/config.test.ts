import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any variables Kerf runs only on this machine, with built-in services', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    publicUrl: 'http://127.0.0.1:4000',
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    s3: undefined,
    trustProxy: 0,
    workers: true,
    checkAnswers: false,
    businessTimeZone: 'UTC',
    mail: { smtpUrl: undefined, from: { name: 'Kerf', address: 'no-reply@kerf.invalid' } },
  })
})

test('an empty variable means the same as an unset one', () => {
  const empty = { DATABASE_URL: '', S3_BUCKET: '', ADMIN_EMAIL: '', KERF_WORKERS: '', PUBLIC_URL: '' }
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('an empty number or duration means the same as an unset one', () => {
  const empty = { PORT: '', MAX_FILES: '', STORE_GET_SECONDS: '', CONNECTIONS_PER_ADDRESS: '' }
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('seconds may have fractions, and 0 is refused', () => {
  expect(readConfig({ STORE_GET_SECONDS: '0.25' }).waits.store.get).toBe(250)
  expect(() => readConfig({ STORE_GET_SECONDS: '0' })).toThrow('STORE_GET_SECONDS: ')
})

test('S3 takes its keys from the settings, or leaves finding them to the AWS SDK', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({ S3_BUCKET: 'kerf', ...keys }).s3).toMatchObject({
    bucket: 'kerf',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  })
  expect(readConfig({ S3_BUCKET: 'kerf' }).s3?.credentials).toBeUndefined()
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'four thousand'],
  ['BUSINESS_TZ', 'Mars/Olympus'],
  ['ADMIN_EMAIL', 'not an address'],
  ['KERF_WORKERS', 'perhaps'],
  ['PUBLIC_URL', 'ftp://kerf.example'],
  ['RATE_LIMIT_FACTOR', '-1'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: `)
})

test('the factor scales every limit and leaves at least one call', () => {
  expect(readConfig({ RATE_LIMIT_FACTOR: '2' }).rateLimits.signIn).toMatchObject({ byAccount: 20, byAddress: 120 })
  expect(readConfig({ RATE_LIMIT_FACTOR: '0.001' }).rateLimits.resend.byAccount).toBe(1)
})
