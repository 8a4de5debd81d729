import { expect, test } from 'vitest'
import { type Run, runSuites, type Suite } from './run-suites.ts'

const passed = { count: { passed: 2, failed: 0 }, times: [], failures: [] }

test('suites of one lane run one after the other, and print as they like', async () => {
  const happened: string[] = []
  const suite = (name: string): Suite => ({
    name,
    lane: 'one',
    run: async ({ print }) => {
      happened.push(`${name} begins`)
      await Promise.resolve()
      happened.push(`${name} ends`)
      expect(print).toBeUndefined()
      return passed
    },
  })
  await runSuites([suite('unit'), suite('api')], undefined, () => {})
  expect(happened).toEqual(['unit begins', 'unit ends', 'api begins', 'api ends'])
})

test('lanes run side by side, each line under the name of its suite, and are answered in their order', async () => {
  const lines: string[] = []
  const meeting = Promise.withResolvers<void>()
  const waits = async ({ print }: Run) => {
    await meeting.promise
    print?.('met')
    return passed
  }
  const comes = async () => {
    meeting.resolve()
    return passed
  }
  const suites = [
    { name: 'unit', lane: 'one', run: waits },
    { name: 'browser', lane: 'other', run: comes },
  ]
  const ended = await runSuites(suites, undefined, (line) => lines.push(line))
  expect(ended.map(({ name }) => name)).toEqual(['unit', 'browser'])
  expect(lines).toContain('unit    | met')
})

test('a suite that crashes has failed, and the next one runs', async () => {
  const lines: string[] = []
  const crash = () => Promise.reject(new Error('no memory'))
  const suites = [
    { name: 'unit', lane: 'one', run: crash },
    { name: 'api', lane: 'one', run: async () => passed },
  ]
  const ended = await runSuites(suites, undefined, (line) => lines.push(line))
  expect(ended.map(({ count }) => count)).toEqual([{ passed: 0, failed: 1 }, passed.count])
  expect(lines.join('\n')).toContain('The suite unit crashed: Error: no memory')
})

test('suites are told what has changed', async () => {
  const told: unknown[] = []
  const run = async ({ changed }: Run) => {
    told.push(changed)
    return passed
  }
  await runSuites([{ name: 'unit', lane: 'one', run }], ['api/src/app.ts'], () => {})
  expect(told).toEqual([['api/src/app.ts']])
})
