import { reportUpload } from '@kerf/shared-runtime'
import { expect, test } from 'vitest'
import { createUploadQueue, type SendFile, type UploadFailure } from './upload-queue.ts'

const file = (name: string) => new File([name], name, { lastModified: 1 })
const stored: SendFile = () => ({ outcome: Promise.resolve(undefined), abort: () => {} })

const failure = (reason: string, isFinal = false) => ({ reason, isFinal })

/** Uploads whose results the test controls. */
function controlledSends() {
  const ends: ((error?: UploadFailure) => void)[] = []
  const names: string[] = []
  const send: SendFile = (sent) => {
    names.push(sent.name)
    let end: (error?: UploadFailure) => void = () => {}
    const outcome = new Promise<UploadFailure | undefined>((resolve) => {
      end = resolve
    })
    ends.push(end)
    return { outcome, abort: () => end(failure('Cancelled')) }
  }
  return { send, ends, names }
}

test('every file is sent in its own call, one after the other', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('a.step'), file('b.pdf')])
  const { send, ends, names } = controlledSends()
  const finished = queue.upload(send)
  expect(names).toEqual(['a.step'])
  ends[0]?.()
  await expect.poll(() => names).toEqual(['a.step', 'b.pdf'])
  ends[1]?.()
  expect(await finished).toBe(true)
})

test('the progress of a file is that of its own call', async () => {
  const queue = createUploadQueue()
  const drawing = file('a.step')
  await queue.add('bracket', [drawing])
  const { send, ends } = controlledSends()
  const finished = queue.upload(send)
  reportUpload([drawing], { sent: 30, total: 120 })
  expect(queue.files()[0]).toMatchObject({ status: 'uploading', progress: 25 })
  ends[0]?.()
  await finished
  expect(queue.files()[0]).toMatchObject({ status: 'done', progress: 100 })
})

test('a file that fails says why and does not stop the others', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('broken.pdf'), file('good.pdf')])
  const send: SendFile = ({ name }) => ({
    outcome: Promise.resolve(name === 'broken.pdf' ? failure('This file is encrypted') : undefined),
    abort: () => {},
  })
  expect(await queue.upload(send)).toBe(false)
  expect(queue.files().map(({ status, error }) => [status, error])).toEqual([
    ['failed', 'This file is encrypted'],
    ['done', undefined],
  ])
})

test('a retry sends only files that are not stored yet', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('a.step'), file('b.pdf')])
  await queue.upload(({ name }) => ({
    outcome: Promise.resolve(name === 'b.pdf' ? failure('The connection was lost') : undefined),
    abort: () => {},
  }))
  const { send, ends, names } = controlledSends()
  const finished = queue.upload(send)
  ends[0]?.()
  expect(await finished).toBe(true)
  expect(names).toEqual(['b.pdf'])
})

test('a cancelled upload can be retried', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('a.step')])
  const { send } = controlledSends()
  const finished = queue.upload(send)
  queue.cancel(queue.files()[0]?.id ?? '')
  expect(await finished).toBe(false)
  expect(queue.files()[0]).toMatchObject({ status: 'failed', error: 'Cancelled' })
  expect(await queue.upload(stored)).toBe(true)
})

test('a file removed while another is uploading is not sent', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('a.step'), file('b.pdf')])
  const { send, ends, names } = controlledSends()
  const finished = queue.upload(send)
  queue.remove(queue.files()[1]?.id ?? '')
  ends[0]?.()
  await finished
  expect(names).toEqual(['a.step'])
})

test('the same file chosen twice for a part is added once, and reported', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('a.step')])
  const repeated = await queue.add('bracket', [file('a.step'), file('b.pdf')])
  expect(queue.files().map(({ name }) => name)).toEqual(['a.step', 'b.pdf'])
  expect(repeated.map(({ name }) => name)).toEqual(['a.step'])
})

test('two parts may have the same file, and each is sent for its part', async () => {
  const queue = createUploadQueue()
  expect(await queue.add('bracket', [file('a.step')])).toEqual([])
  expect(await queue.add('plate', [file('a.step')])).toEqual([])
  const sent: string[][] = []
  await queue.upload(({ name, part }) => {
    sent.push([name, part])
    return { outcome: Promise.resolve(undefined), abort: () => {} }
  })
  expect(sent).toEqual([
    ['a.step', 'bracket'],
    ['a.step', 'plate'],
  ])
})

test('removing a part removes its files', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('a.step')])
  await queue.add('plate', [file('b.step')])
  queue.removePart('bracket')
  expect(queue.files().map(({ part }) => part)).toEqual(['plate'])
})

test('a part that is removed while its files are read gets none of them', async () => {
  const queue = createUploadQueue()
  const adding = queue.add('bracket', [file('a.step'), file('b.step')])
  queue.removePart('bracket')
  expect(await adding).toEqual([])
  expect(queue.files()).toEqual([])
})

test('leaving the page aborts the running upload, and nothing more is sent', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('a.step'), file('b.pdf')])
  const { send, names } = controlledSends()
  const finished = queue.upload(send)
  queue.stop()
  expect(await finished).toBe(false)
  expect(names).toEqual(['a.step'])
})

test('a corrected file replaces the failed one with the same name', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('locked.pdf')])
  await queue.upload(() => ({ outcome: Promise.resolve(failure('This file is encrypted')), abort: () => {} }))
  await queue.add('bracket', [new File(['without a password'], 'locked.pdf')])
  expect(queue.files().map(({ status }) => status)).toEqual(['waiting'])
})

test('a failed file can be chosen again unchanged', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('a.step')])
  await queue.upload(() => ({ outcome: Promise.resolve(failure('The connection was lost')), abort: () => {} }))
  expect(await queue.add('bracket', [file('a.step')])).toEqual([])
  expect(queue.files().map(({ status }) => status)).toEqual(['waiting'])
})

test('a file that the server refused is not sent again', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('half.step')])
  await queue.upload(() => ({ outcome: Promise.resolve(failure('Its end is missing', true)), abort: () => {} }))
  const { send, names } = controlledSends()
  expect(await queue.upload(send)).toBe(false)
  expect(names).toEqual([])
})

test('a waiting file can be removed while another is being sent', async () => {
  const queue = createUploadQueue()
  await queue.add('bracket', [file('a.step'), file('b.pdf')])
  const { send, ends, names } = controlledSends()
  const finished = queue.upload(send)
  queue.remove(queue.files()[1]?.id ?? '')
  ends[0]?.()
  expect(await finished).toBe(true)
  expect(names).toEqual(['a.step'])
})

test('two files with the same name, size and time are both sent if their content differs', async () => {
  const queue = createUploadQueue()
  const written = (content: string) => new File([content], 'a.step', { lastModified: 1 })
  await queue.add('bracket', [written('hole 5')])
  expect(await queue.add('bracket', [written('hole 6')])).toEqual([])
  expect(queue.files()).toHaveLength(2)
})
