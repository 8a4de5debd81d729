import { expect, test } from 'vitest'
import { countPlaywright, countVitest, settle } from './count-tests.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

test('every failed or skipped test counts as a failure', () => {
  const report = {
    numPassedTests: 2,
    testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed', 'pending')],
  }
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2 })
})

test('a test file that cannot be loaded counts as one failure', () => {
  const report = { numPassedTests: 1, testResults: [file('passed', 'passed'), file('failed')] }
  expect(countVitest(report)).toEqual({ passed: 1, failed: 1 })
})

test('a spec that did not run, or passed only when tried again, counts as a failure', () => {
  const report = { errors: [], stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 } }
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 3 })
})

test('an error outside of any spec counts as a failure', () => {
  const report = { errors: [{ message: 'setup failed' }], stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }
  expect(countPlaywright(report)).toEqual({ passed: 0, failed: 1 })
})

test('a suite fails without a report, without tests, or with a non-zero exit code', () => {
  expect(settle(1, countVitest(undefined))).toEqual({ passed: 0, failed: 1 })
  expect(settle(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
  expect(settle(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 })
})

test('failures are not counted again for the exit code', () => {
  expect(settle(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 })
})
