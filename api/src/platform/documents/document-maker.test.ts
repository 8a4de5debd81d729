import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../test/pdf-text.ts'
import { createLog } from '../log/log.ts'
import type { BusinessDocument } from './document.ts'
import { openDocumentMaker } from './document-maker.ts'

const log = createLog('silent')
const document = (text: string): BusinessDocument => ({
  title: 'Quote',
  number: 'SQTE-0001',
  provider: { name: 'Kerf', logo: null, addressLines: [], footLines: [], paper: 'letter' },
  facts: [],
  parties: [],
  blocks: [{ kind: 'passage', title: 'Notes', text }],
})

const maker = openDocumentMaker({ log })
afterAll(() => maker.close())

test('documents are made in the order requested', async () => {
  const made: number[] = []
  await Promise.all([1, 2, 3].map((number) => maker.make(document(`No. ${number}`)).then(() => made.push(number))))
  expect(made).toEqual([1, 2, 3])
})

test('one that takes too long is given up, and the next is made', async () => {
  const hasty = openDocumentMaker({ log, timeLimit: 1 })
  await expect(hasty.make(document('Too slow'))).rejects.toMatchObject({ code: 'document.not_made', status: 503 })
  await hasty.close()
  expect((await maker.make(document('In time'))).length).toBeGreaterThan(1000)
})

test('requests beyond the limit are refused at once', async () => {
  const narrow = openDocumentMaker({ log, waitingLimit: 1 })
  const asked = [1, 2, 3].map(() => narrow.make(document('Notes')))
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await narrow.close()
})

test('a damaged logo is left out, and the next document is made as well', async () => {
  // The header of a 32 by 32 PNG, with pixels that cannot be unpacked.
  const damaged = Buffer.from(
    '89504e470d0a1a0a0000000d4948445200000020000000200806000000737a7af40000000849444154deadbeefdeadbeef00000000',
    'hex',
  )
  const plain = document('Notes')
  const pdf = await readPdf(await maker.make({ ...plain, provider: { ...plain.provider, logo: damaged } }))
  expect(pdf.pages[0]).toContain('Kerf')
  expect((await maker.make(plain)).length).toBeGreaterThan(1000)
})
