import { afterEach, describe, expect, test } from 'vitest'
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatFileSize,
  formatKilobytes,
  formatMoney,
  formatShortDate,
} from './format.ts'

const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('dates', () => {
  test.each(['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles', 'Pacific/Pago_Pago'])(
    'a date without a time stays that day in %s',
    (timeZone) => {
      process.env.TZ = timeZone
      expect(formatDate('2026-01-05')).toBe('Jan 05, 2026')
      expect(formatShortDate('2026-12-31')).toBe('Dec 31')
    },
  )

  test("a time is shown in the reader's zone", () => {
    process.env.TZ = 'America/New_York'
    expect(formatDateTime('2026-01-05T03:04:00Z')).toBe('Jan 04, 2026, 10:04 PM')
    expect(formatDate('2026-01-05T03:04:00Z')).toBe('Jan 04, 2026')
  })

  test("a missing or invalid date gives the caller's fallback", () => {
    expect(formatDate(null, 'TBD')).toBe('TBD')
    expect(formatDate(undefined)).toBe('')
    expect(formatDate('soon', 'TBD')).toBe('TBD')
  })
})

describe('money', () => {
  test('has its sign, thousands separators and two decimals', () => {
    expect(formatMoney('1234.50', 'USD')).toBe('$1,234.50')
    expect(formatMoney('1234.5')).toBe('$1,234.50')
    expect(formatMoney('0')).toBe('$0.00')
    expect(formatMoney('-12.00', 'EUR')).toBe('-€12.00')
  })

  test('keeps every digit of amounts that a float cannot hold', () => {
    expect(formatMoney('12345678901234567890.12')).toBe('$12,345,678,901,234,567,890.12')
    expect(formatMoney('9007199254740993.01')).toBe('$9,007,199,254,740,993.01')
  })

  test('rounds nothing: a unit price keeps its fourth decimal', () => {
    expect(formatMoney('0.0125')).toBe('$0.0125')
    expect(formatMoney('1.005')).toBe('$1.005')
  })

  test('a currency without decimals shows none', () => {
    expect(formatMoney('1500', 'JPY')).toBe('¥1,500')
  })

  test("an invalid amount gives the caller's fallback", () => {
    expect(formatMoney(null, 'USD', 'TBD')).toBe('TBD')
    expect(formatMoney('1,234', 'USD', 'TBD')).toBe('TBD')
    expect(formatMoney('', 'USD', 'TBD')).toBe('TBD')
  })
})

describe('file sizes', () => {
  test.each([
    [0, '0 Bytes'],
    [812, '812 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2 * 12.34, '12.3 MB'],
    [1024 ** 3 * 3, '3 GB'],
    [1024 ** 4 * 2, '2048 GB'],
  ])('%d bytes read %s', (bytes, words) => {
    expect(formatFileSize(bytes)).toBe(words)
  })

  test('kilobytes are rounded to whole ones', () => {
    expect(formatKilobytes(12_700)).toBe('12 KB')
    expect(formatKilobytes(200)).toBe('0 KB')
  })
})

test.each([
  [0, '0'],
  [999, '999'],
  [1234, '1,234'],
  [10_000, '10,000'],
  [10_001, '10,000+'],
  [20_002, '10,000+'],
])('%i in a list reads %s', (count, words) => {
  expect(formatCount(count)).toBe(words)
})
