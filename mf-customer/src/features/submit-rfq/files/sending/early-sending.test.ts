import { expect, test } from 'vitest'
import { createEarlySending, type SentEarly } from './early-sending.ts'
import { createUploadQueue } from './upload-queue.ts'

/** A queue whose drawings are sent early when the test says so. */
function sending(stored: Parameters<typeof createUploadQueue>[0] = []) {
  const queue = createUploadQueue(stored)
  const log: string[] = []
  let due: (() => void) | null = null
  const waiting: { name: string; finish: (sent: SentEarly) => void }[] = []
  const early = createEarlySending(queue, {
    send: ({ name }) => {
      const { promise, resolve } = Promise.withResolvers<SentEarly>()
      log.push(`send ${name}`)
      waiting.push({ name, finish: resolve })
      const abort = () => {
        log.push(`abort ${name}`)
        resolve({ fileId: null })
      }
      return { outcome: promise, abort }
    },
    remove: (id) => log.push(`remove ${id}`),
    after: (milliseconds, then) => {
      due = then
      log.push(`in ${milliseconds}`)
      return () => {
        due = null
      }
    },
  })
  const finish = async (id: string | null, failure?: SentEarly['failure']) => {
    waiting.shift()?.finish({ fileId: id, failure })
    // What follows runs in microtasks alone.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { queue, early, log, finish, pass: () => due?.() }
}
const file = (name: string, content = name) => new File([content], name)

test('files are sent one after the other, drawings first', async () => {
  const { queue, early, log, finish } = sending()
  early.start()
  await queue.add('base', [file('a.step'), file('notes.pdf'), file('b.stp')])
  expect(log).toEqual(['send a.step'])
  await finish('1')
  await finish(null)
  expect(log).toEqual(['send a.step', 'send b.stp', 'send notes.pdf'])
  await finish('2')
  expect(queue.files().map(({ earlyId }) => earlyId)).toEqual(['1', '2', undefined])
})

test('what counts is what a file is, not how it is called', async () => {
  const { queue, early, log, finish } = sending()
  await queue.add('base', [file('drawing.step', '%PDF-1.7'), file('bracket.pdf', 'ISO-10303-21;\nHEADER;')])
  early.start()
  expect(log).toEqual(['send bracket.pdf'])
  await finish('1')
  expect(log).toEqual(['send bracket.pdf', 'send drawing.step'])
})

test('what is taken out of the form is stopped, or removed once it was sent', async () => {
  const { queue, early, log, finish } = sending()
  early.start()
  await queue.add('base', [file('a.step'), file('b.step')])
  await finish('1')
  for (const { id } of queue.files()) queue.remove(id)
  await finish(null)
  expect(log).toEqual(['send a.step', 'send b.step', 'abort b.step', 'remove 1'])
})

test('once there is an RFQ nothing more is sent early, and what is on its way is waited for', async () => {
  const { queue, early, log, finish } = sending()
  early.start()
  const [first, second] = [file('a.step'), file('b.step')]
  await queue.add('base', [first, second])
  early.finish()
  const sent = early.fileIdOf(first)
  await finish('1')
  expect([await sent, await early.fileIdOf(second)]).toEqual(['1', null])
  expect(log).toEqual(['send a.step'])
  early.keep({ file: first, earlyId: '1' })
  for (const { id } of queue.files()) queue.remove(id)
  expect(log).toEqual(['send a.step'])
})

test('a drawing that an earlier visit sent is not sent again, and is removed with its place', async () => {
  const { queue, early, log } = sending([
    { earlyId: '1', name: 'a.step', size: 6, part: 'base', misnamed: null },
    { earlyId: '2', name: 'b.step', size: 6, part: 'base', misnamed: null },
  ])
  early.start()
  expect(await queue.add('base', [file('a.step')])).toHaveLength(1)
  expect(log).toEqual([])
  queue.remove('1')
  early.keep({ file: null, earlyId: '2' })
  queue.remove('2')
  expect(log).toEqual(['remove 1'])
})

const lost = { reason: 'The connection was lost', isFinal: false }

test('what could not be sent for a time says so, and is sent again by itself', async () => {
  const { queue, early, log, finish, pass } = sending()
  early.start()
  await queue.add('base', [file('a.step')])
  await finish(null, lost)
  expect(queue.files()).toMatchObject([{ earlyFailure: lost }])
  expect(log).toEqual(['send a.step', 'in 15000'])
  pass()
  expect(queue.files()[0]?.earlyFailure).toBeUndefined()
  await finish('1')
  expect(queue.files()).toMatchObject([{ earlyId: '1' }])
})

test('one of several that failed is sent again on demand', async () => {
  const { queue, early, log, finish } = sending()
  early.start()
  await queue.add('base', [file('a.step'), file('b.step')])
  await finish(null, lost)
  await finish(null, lost)
  early.retry(queue.files()[1]?.id)
  await finish('2')
  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send a.step', 'send b.step', 'send b.step'])
  expect(queue.files().map(({ earlyId }) => earlyId)).toEqual([undefined, '2'])
})

test('what the server refuses is not sent again', async () => {
  const { queue, early, log, finish } = sending()
  early.start()
  await queue.add('base', [file('a.step')])
  await finish(null, { reason: 'This file is incomplete', isFinal: true })
  early.retry()
  expect(log).toEqual(['send a.step'])
})

test('once there is an RFQ nothing is said of what failed before', async () => {
  const { queue, early, finish } = sending()
  early.start()
  await queue.add('base', [file('a.step')])
  await finish(null, lost)
  early.finish()
  expect(queue.files()[0]?.earlyFailure).toBeUndefined()
})
