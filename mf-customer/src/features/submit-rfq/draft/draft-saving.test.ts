import { expect, test } from 'vitest'
import { createDraftSaving, type SaveOutcome } from './draft-saving.ts'

const stateOf = (revision: string) => ({ revision, savedAt: '2026-11-30T10:00:00Z', keptUntil: '2026-12-30T10:00:00Z' })
const saved = (revision: string): SaveOutcome => ({ is: 'saved', state: stateOf(revision) })

/** A saving whose clock and answers are the test's. */
function saving(first: string | null = null) {
  const calls: [content: string, basedOn: string | null][] = []
  const called: string[] = []
  let ids = 1
  const answers: ((outcome: SaveOutcome) => void)[] = []
  let due: (() => void) | null = null
  let time = 0
  const waits: number[] = []
  const draft = createDraftSaving<string>({
    save: (content, basedOn, revision) => {
      calls.push([content, basedOn])
      called.push(revision)
      return new Promise((resolve) => answers.push(resolve))
    },
    saved: first === null ? null : stateOf(first),
    newId: () => `id ${ids++}`,
    clock: () => time,
    after: (milliseconds, then) => {
      waits.push(milliseconds)
      due = then
      return () => {
        due = null
      }
    },
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    draft,
    calls,
    called,
    /** The time until which it waits comes. */
    wait: async () => {
      due?.()
      await settle()
    },
    answer: async (outcome: SaveOutcome) => {
      answers.shift()?.(outcome)
      await settle()
    },
    isWaiting: () => due !== null,
    waits,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('many changes are saved once, when they have settled', async () => {
  const { draft, calls, wait, answer } = saving()
  for (const typed of ['a', 'ab', 'abc']) draft.change(typed)
  expect(calls).toEqual([])
  expect(draft.state()).toMatchObject({ status: { is: 'none' }, isDirty: true })
  await wait()
  expect(draft.state().status.is).toBe('saving')
  await answer(saved('1'))
  expect(calls).toEqual([['abc', null]])
  expect(draft.state()).toMatchObject({ status: { is: 'saved' }, isDirty: false, saved: { revision: '1' } })
})

test('whoever types on and on is saved after ten seconds, and again after ten more', async () => {
  const { draft, waits, pass, wait, answer } = saving()
  for (const typed of ['a', 'ab', 'abc']) {
    draft.change(typed)
    pass(4500)
  }
  draft.change('abcd')
  expect(waits).toEqual([1200, 1200, 1000, 0])
  await wait()
  draft.change('abcde')
  await answer(saved('1'))
  expect(waits.slice(4)).toEqual([1200, 1200])
})

test('what is typed during a save is saved after it, based on it', async () => {
  const { draft, calls, wait, answer } = saving('0')
  draft.change('a')
  await wait()
  draft.change('ab')
  await wait()
  await answer(saved('1'))
  await wait()
  expect(calls).toEqual([
    ['a', '0'],
    ['ab', '1'],
  ])
})

test('what is saved already is not saved again', async () => {
  const { draft, calls, wait, answer, isWaiting } = saving()
  draft.change('a')
  await wait()
  await answer(saved('1'))
  draft.change('a')
  expect([isWaiting(), draft.state().isDirty, calls.length]).toEqual([false, false, 1])
})

test('without a connection it is tried again, and stays unsaved until then', async () => {
  const { draft, calls, wait, answer } = saving()
  draft.change('a')
  await wait()
  await answer({ is: 'offline' })
  expect(draft.state()).toMatchObject({ status: { is: 'offline' }, isDirty: true })
  await wait()
  await answer(saved('1'))
  expect(calls).toHaveLength(2)
  expect(draft.state()).toMatchObject({ status: { is: 'saved' }, isDirty: false })
})

test('what is refused for good is not sent again until it changes', async () => {
  const { draft, wait, answer, isWaiting } = saving()
  draft.change('long')
  await wait()
  await answer({ is: 'failed', reason: 'Too long', isFinal: true })
  expect(isWaiting()).toBe(false)
  draft.change('short')
  expect(isWaiting()).toBe(true)
})

test('after a change elsewhere nothing is saved until its writer chooses this one', async () => {
  const { draft, calls, wait, answer, isWaiting } = saving('1')
  draft.change('mine')
  await wait()
  await answer({ is: 'stale', revision: '2', savedAt: '2026-11-30T10:05:00Z' })
  draft.change('mine too')
  expect([isWaiting(), draft.state().status.is]).toEqual([false, 'stale'])
  expect(await draft.finish()).toEqual({ revision: null })
  draft.resume()
  void draft.overwrite()
  await answer(saved('3'))
  expect(calls.at(-1)).toEqual(['mine too', '2'])
  expect(draft.state()).toMatchObject({ status: { is: 'saved' }, saved: { revision: '3' } })
})

test('a draft that is gone elsewhere can be saved as a new one', async () => {
  const { draft, calls, wait, answer } = saving('1')
  draft.change('mine')
  await wait()
  await answer({ is: 'stale', revision: null, savedAt: null })
  void draft.overwrite()
  await answer(saved('2'))
  expect(calls.at(-1)).toEqual(['mine', null])
})

test('finishing waits for the save that is under way, and begins none', async () => {
  const { draft, calls, wait, answer } = saving()
  draft.change('a')
  await wait()
  draft.change('ab')
  const finished = draft.finish()
  await answer(saved('1'))
  expect(await finished).toEqual({ revision: '1' })
  await wait()
  expect(calls).toHaveLength(1)
})

test('a save that arrived without an answer is known again, and what is typed since follows from it', async () => {
  const { draft, calls, called, wait, answer } = saving('0')
  draft.change('a')
  await wait()
  await answer({ is: 'offline' })
  draft.change('ab')
  await wait()
  await answer({ is: 'stale', revision: 'id 1', savedAt: '2026-11-30T10:05:00Z' })
  expect(draft.state()).toMatchObject({ status: { is: 'saving' }, saved: { revision: 'id 1' }, isDirty: true })
  await wait()
  await answer(saved('id 2'))
  expect(calls).toEqual([
    ['a', '0'],
    ['ab', '0'],
    ['ab', 'id 1'],
  ])
  expect(called).toEqual(['id 1', 'id 1', 'id 2'])
  expect(draft.state()).toMatchObject({ status: { is: 'saved' }, isDirty: false })
})

test('finishing names the save whose answer was lost, too', async () => {
  const { draft, wait, answer } = saving('0')
  draft.change('a')
  await wait()
  const finished = draft.finish()
  await answer({ is: 'offline' })
  expect(await finished).toEqual({ revision: '0', unconfirmed: 'id 1' })
})

test('going back to what is saved ends what went wrong', async () => {
  const { draft, calls, wait, answer, isWaiting } = saving()
  draft.change('short')
  await wait()
  await answer(saved('1'))
  draft.change('long')
  await wait()
  await answer({ is: 'failed', reason: 'Too long', isFinal: true })
  draft.change('short')
  expect(draft.state()).toMatchObject({ status: { is: 'saved' }, isDirty: false })
  expect([isWaiting(), calls.length]).toEqual([false, 2])
})

test('going back to what was saved before a save without an answer is saved again: that one may have arrived', async () => {
  const { draft, calls, called, wait, answer } = saving()
  draft.change('a')
  await wait()
  await answer(saved('1'))
  draft.change('ab')
  await wait()
  await answer({ is: 'offline' })
  draft.change('a')
  expect(draft.state()).toMatchObject({ status: { is: 'offline' }, isDirty: true })
  await wait()
  await answer(saved('2'))
  expect(calls.at(-1)).toEqual(['a', '1'])
  expect(called).toEqual(['id 1', 'id 2', 'id 2'])
  expect(draft.state()).toMatchObject({ status: { is: 'saved' }, isDirty: false })
})

test('after a submission whose answer was lost, nothing is saved until something changes', async () => {
  const { draft, calls, wait, answer, isWaiting } = saving('0')
  draft.change('a')
  await wait()
  const finished = draft.finish()
  await answer({ is: 'offline' })
  await finished
  draft.rest()
  draft.change('a')
  expect([isWaiting(), draft.state().isDirty]).toEqual([false, false])
  draft.change('ab')
  await wait()
  expect(calls.at(-1)).toEqual(['ab', '0'])
})
