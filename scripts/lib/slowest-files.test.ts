import { expect, test } from 'vitest'
import { playwrightTimes, slowestTable, vitestTimes } from './slowest-files.ts'

test('vitest tells when each file began and ended', () => {
  const report = { testResults: [{ name: '/kerf/api/src/a.test.ts', startTime: 1000, endTime: 3500 }] }
  expect(vitestTimes('api', report, '/kerf')).toEqual([{ suite: 'api', file: 'api/src/a.test.ts', seconds: 2.5 }])
})

test('the tests of a spec are added up over projects and groups', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] })
  const suites = [
    { file: 'orders.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(2000)] }] },
    { file: 'orders.spec.ts', specs: [spec(500)] },
  ]
  expect(playwrightTimes('browser', { suites }, 'e2e/specs')).toEqual([
    { suite: 'browser', file: 'e2e/specs/orders.spec.ts', seconds: 3.5 },
  ])
})

test('what is no report has no times', () => {
  expect([...vitestTimes('unit', undefined, '/'), ...playwrightTimes('browser', {}, '')]).toEqual([])
})

test('the table has the slowest first, and no more than asked for', () => {
  const times = [1, 30, 2].map((seconds) => ({ suite: 'unit', file: `${seconds}.test.ts`, seconds }))
  expect(slowestTable(times, 2).split('\n')).toEqual([
    'The slowest test files:',
    '   30.0 s  unit     30.test.ts',
    '    2.0 s  unit     2.test.ts',
  ])
})
