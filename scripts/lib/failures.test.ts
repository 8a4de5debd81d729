import { expect, test } from 'vitest'
import { failureList, playwrightFailures, vitestFailures } from './failures.ts'

const vitestReport = {
  testResults: [
    {
      name: '/kerf/api/money.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        { status: 'failed', fullName: 'rounds', failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n    at …'] },
        { status: 'pending', fullName: 'divides', failureMessages: [] },
      ],
    },
    { name: '/kerf/api/broken.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    { name: '/kerf/api/fine.test.ts', status: 'passed', message: '', assertionResults: [] },
  ],
}

test('a failed test is named with the first line of its reason, and a file that cannot be loaded by itself', () => {
  expect(vitestFailures('api', vitestReport, '/kerf')).toEqual([
    { suite: 'api', file: 'api/money.test.ts', title: 'rounds', reason: 'Error: 1 is not 2' },
    { suite: 'api', file: 'api/money.test.ts', title: 'divides', reason: 'pending' },
    { suite: 'api', file: 'api/broken.test.ts', title: 'the file itself', reason: 'No such module' },
  ])
})

test('a failed spec is found however deep its group, and so is one that was skipped or tried again', () => {
  const spec = (title: string, status: string, ...results: object[]) => ({ title, tests: [{ status, results }] })
  const failed = spec('signs out', 'unexpected', {}, { error: { message: 'Timed out\nat …' } })
  const specs = [failed, spec('asks', 'skipped'), spec('waits', 'flaky', { error: { message: 'Late' } }, {})]
  const suites = [{ file: 'auth.spec.ts', specs: [spec('signs in', 'expected', {})], suites: [{ specs }] }]
  expect(playwrightFailures('browser', { suites }, 'e2e/specs')).toEqual([
    { suite: 'browser', file: 'e2e/specs/auth.spec.ts', title: 'signs out', reason: 'Timed out' },
    { suite: 'browser', file: 'e2e/specs/auth.spec.ts', title: 'asks', reason: 'skipped' },
    { suite: 'browser', file: 'e2e/specs/auth.spec.ts', title: 'waits', reason: 'Late' },
  ])
})

test('an error outside of any spec is named', () => {
  expect(playwrightFailures('browser', { errors: [{ message: 'No database\n…' }], suites: [] }, 'e2e')).toEqual([
    { suite: 'browser', file: 'e2e', title: 'outside of any spec', reason: 'No database' },
  ])
})

test('a missing report names nothing', () => {
  expect([...vitestFailures('api', undefined, '/kerf'), ...playwrightFailures('browser', undefined, 'e2e')]).toEqual([])
})

test('of many failures the first are listed, and how many more there are', () => {
  const failures = ['one', 'two', 'three'].map((title) => ({ suite: 'api', file: 'a.test.ts', title, reason: 'no' }))
  expect(failureList(failures, 2).split('\n')).toEqual([
    'What failed:',
    '  api      a.test.ts › one: no',
    '  api      a.test.ts › two: no',
    '  and 1 more',
  ])
})
