import { expect, test, vi } from 'vitest'
import { inTurns } from './turns.ts'

/** Calls that settle when a test says so. */
function questions() {
  const asked: { id: string; answer: (words: string) => void; fail: () => void }[] = []
  const ask = inTurns(
    (id) =>
      new Promise<string>((answer, reject) => {
        asked.push({ id, answer, fail: () => reject(new Error('no answer')) })
      }),
  )
  const ids = () => asked.map(({ id }) => id)
  const begun = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count))
  return { asked, ask, ids, begun }
}

test('while a call runs, at most one more of the same follows, however often it is requested', async () => {
  const { asked, ask, begun } = questions()
  const first = ask('user', 'session')
  await begun(1)
  const others = Array.from({ length: 1000 }, () => ask('user', 'session'))
  asked[0]?.answer('as it was')
  expect(await first).toBe('as it was')
  await begun(2)
  asked[1]?.answer('as it is now')
  expect(new Set(await Promise.all(others))).toEqual(new Set(['as it is now']))
  expect(asked).toHaveLength(2)
})

test('calls of one lane run one after another, those of another lane in parallel', async () => {
  const { asked, ask, ids, begun } = questions()
  const answers = [ask('user', 'one'), ask('user', 'two'), ask('other', 'three')]
  await begun(2)
  expect(ids()).toEqual(['one', 'three'])
  asked[0]?.answer('first')
  await begun(3)
  expect(ids()).toEqual(['one', 'three', 'two'])
  for (const { answer } of asked.slice(1)) answer('last')
  expect(await Promise.all(answers)).toEqual(['first', 'last', 'last'])
})

test('a failing call blocks nobody', async () => {
  const { asked, ask, begun } = questions()
  const [failing, next] = [ask('user', 'one'), ask('user', 'two')]
  await begun(1)
  asked[0]?.fail()
  await expect(failing).rejects.toThrow('no answer')
  await begun(2)
  asked[1]?.answer('fine')
  expect(await next).toBe('fine')
})
