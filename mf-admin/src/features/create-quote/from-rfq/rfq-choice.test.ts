import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import type { Rfq, RfqPart } from '@kerf/shared-contracts/contracts/rfqs'
import { describe, expect, test } from 'vitest'
import { followedDescription } from '../request/request-form.ts'
import {
  beginningChoice,
  copiedWords,
  describedRfqs,
  mostFiles,
  offeredFiles,
  type RfqChoice,
  sentFiles,
  sentParts,
} from './rfq-choice.ts'

const part = (id: string, changes: Partial<RfqPart> = {}): RfqPart => ({
  ...{ id, position: 0, name: `Acme ${id}`, material: 'steel', materialGrade: null, finishing: null },
  ...{ tolerance: 'standard', quantities: [10, 100], notes: 'Acme only', files: [] },
  ...changes,
})

const file = (id: string, filename: string, changes: Partial<StoredFile> = {}) => {
  const stored: Pick<StoredFile, 'id' | 'filename' | 'fileType' | 'mimetype' | 'partId'> = {
    ...{ id, filename, partId: null },
    ...(/\.(step|stp|zip)$/i.test(filename)
      ? { fileType: 'step', mimetype: filename.endsWith('.zip') ? 'application/zip' : 'model/step' }
      : { fileType: 'pdf', mimetype: 'application/pdf' }),
    ...changes,
  }
  return stored as StoredFile // what is left out is never read here
}

const rfqWith = (changes: Partial<Rfq>) =>
  ({
    ...{ projectName: 'Bracket', manufacturingProcess: null, manufacturingSubprocess: null, qualityStandard: null },
    ...{ qualityInspectionRequired: false, certificationRequired: false, files: [], parts: [part('a')] },
    user: { id: 'u', name: 'Dana Whitfield', email: 'dana@acme.com', companyNameInput: 'Acme Corp', company: null },
    ...changes,
  }) as Rfq // what is left out is never read here

const named = (choice: RfqChoice, id: string, name: string): RfqChoice => ({
  ...choice,
  files: { ...choice.files, [id]: { isChosen: true, name } },
})

const without = (choice: RfqChoice, id: string): RfqChoice => ({
  ...choice,
  parts: { ...choice.parts, [id]: { isChosen: false, name: '' } },
})

describe('the initial choice from an RFQ', () => {
  test('is every part under a neutral name, and the drawings without names', () => {
    const rfq = rfqWith({
      parts: [part('a'), part('b', { position: 1 })],
      files: [file('1', 'acme.step'), file('2', 'acme.pdf'), file('3', 'acme.zip')],
    })
    const choice = beginningChoice([rfq])
    expect(Object.values(choice.parts).map(({ name }) => name)).toEqual(['Part 1', 'Part 2'])
    expect(sentFiles([rfq], choice)).toEqual([
      { fileId: '1', fileName: null },
      { fileId: '3', fileName: null },
    ])
    expect(
      JSON.stringify([sentParts([rfq], choice, { material: 'x', quantity: 1 }), sentFiles([rfq], choice)]),
    ).not.toMatch(/acme/i)
  })

  test('is limited to the number of files per request', () => {
    const files = Array.from({ length: mostFiles + 5 }, (_, at) => file(String(at), `${at}.step`))
    const rfq = rfqWith({ files })
    expect(sentFiles([rfq], beginningChoice([rfq]))).toHaveLength(mostFiles)
  })
})

describe('files of an RFQ', () => {
  const rfq = rfqWith({
    parts: [part('a'), part('b', { position: 1 })],
    files: [file('1', 'a.step', { partId: 'a' }), file('2', 'b.step', { partId: 'b' }), file('3', 'ACME drawing.PDF')],
  })

  test('of an excluded part are not sent, even if chosen', () => {
    const choice = without(beginningChoice([rfq]), 'b')
    expect(offeredFiles(rfq, choice).map(({ id }) => id)).toEqual(['1', '3'])
    expect(sentFiles([rfq], choice).map(({ fileId }) => fileId)).toEqual(['1'])
  })

  test.each([
    ['1', 'bracket', 'bracket.step'],
    ['1', '  bracket.STEP ', 'bracket.STEP'],
    ['1', 'bracket.stp', 'bracket.stp'],
    ['1', 'bracket.pdf', 'bracket.pdf.step'],
    ['1', '   ', null],
    ['3', 'ブラケット', 'ブラケット.PDF'],
    ['3', 'drawing.pdf', 'drawing.pdf'],
  ])('file %s named "%s" is sent as %s', (id, typed, sent) => {
    const files = sentFiles([rfq], named(beginningChoice([rfq]), id, typed))
    expect(files.find(({ fileId }) => fileId === id)?.fileName).toBe(sent)
  })
})

describe('parts of an RFQ', () => {
  test("the only one is sent with the form's values and its other quantities, each once", () => {
    const rfq = rfqWith({ parts: [part('a', { quantities: [10, 100, 500] })] })
    expect(sentParts([rfq], beginningChoice([rfq]), { material: 'Steel 1018', quantity: 100 })).toEqual([
      { rfqPartId: 'a', material: 'Steel 1018', quantities: [100, 500] },
    ])
  })

  test('several parts are sent as chosen, under the typed names, or neutral ones where none was typed', () => {
    const rfq = rfqWith({ parts: [part('a'), part('b', { position: 1 }), part('c', { position: 2 })] })
    const choice = without(beginningChoice([rfq]), 'b')
    const renamed = { ...choice, parts: { ...choice.parts, c: { isChosen: true, name: '  ' } } }
    expect(sentParts([rfq], renamed, { material: '', quantity: 1 })).toEqual([
      { rfqPartId: 'a', name: 'Part 1', material: 'Steel' },
      { rfqPartId: 'c', name: null, material: 'Steel' },
    ])
  })

  test('only texts of chosen parts are copied', () => {
    const rfq = rfqWith({
      parts: [part('a', { materialGrade: 'Acme 12' }), part('b', { finishing: 'Whitfield black' })],
    })
    expect(copiedWords([rfq], without(beginningChoice([rfq]), 'b'))).toBe('Acme 12')
  })
})

describe('several RFQs', () => {
  const one = rfqWith({ files: [file('1', 'a.step', { partId: 'a' })] })
  const user = { id: 'v', name: 'Jon Berg', email: 'jon@north.com', companyNameInput: 'Northern', company: null }
  const other = rfqWith({
    parts: [part('x', { quantities: [4] })],
    files: [file('2', 'x.step', { partId: 'x' }), file('3', 'y.step')],
    qualityStandard: 'Acme Corp 9',
    user,
  } as Partial<Rfq>)

  test('give all their parts, numbered through, and all their drawings', () => {
    const choice = beginningChoice([one, other])
    expect(sentParts([one, other], choice, { material: '', quantity: 1 }).map(({ rfqPartId }) => rfqPartId)).toEqual([
      'a',
      'x',
    ])
    expect(Object.values(choice.parts).map(({ name }) => name)).toEqual(['Part 1', 'Part 2'])
    expect(sentFiles([one, other], choice).map(({ fileId }) => fileId)).toEqual(['1', '2', '3'])
  })

  test('give nothing of one without a chosen part, not even its other files', () => {
    const choice = without(beginningChoice([one, other]), 'x')
    expect(sentFiles([one, other], choice).map(({ fileId }) => fileId)).toEqual(['1'])
  })

  test('say nothing that names the customer of another one', () => {
    expect(describedRfqs([one, other], beginningChoice([one, other]))).toBe('')
  })
})

describe('the description of several RFQs', () => {
  const inspected = rfqWith({
    parts: [part('a'), part('b')],
    qualityInspectionRequired: true,
    qualityStandard: 'AS9100',
  })
  const plain = rfqWith({ parts: [part('c')], qualityStandard: 'AS9100' })

  test('names the parts of which something is required, as suppliers know them', () => {
    expect(describedRfqs([inspected, plain], beginningChoice([inspected, plain]))).toBe(
      'Part 1, Part 2: Quality inspection required.\nQuality standard: AS9100.',
    )
    expect(describedRfqs([plain, inspected], beginningChoice([plain, inspected]))).toBe(
      'Quality standard: AS9100.\nPart 2, Part 3: Quality inspection required.',
    )
  })

  test('uses the names that suppliers will see, and numbers parts without one as the server does', () => {
    const rfqs = [plain, inspected]
    const begun = without(beginningChoice(rfqs), 'c')
    const third = rfqWith({ parts: [part('d')] })
    const parts = { ...begun.parts, a: { isChosen: true, name: ' Bracket ' }, b: { isChosen: true, name: ' ' } }
    const all = { ...begun, parts: { ...parts, d: { isChosen: true, name: 'Lid' } } }
    expect(describedRfqs([...rfqs, third], all)).toBe(
      'Bracket, Part 2: Quality inspection required.\nBracket, Part 2: Quality standard: AS9100.',
    )
  })

  test('says nothing of what only parts that were not chosen require', () => {
    const rfqs = [inspected, plain]
    const choice = without(without(beginningChoice(rfqs), 'a'), 'b')
    expect(describedRfqs(rfqs, choice)).toBe('Quality standard: AS9100.')
  })

  test('follows the choice until the admin changes it', () => {
    const rfqs = [inspected, plain]
    const from = beginningChoice(rfqs)
    const to = without(from, 'b')
    const proposed = describedRfqs(rfqs, from)
    expect(followedDescription(proposed, rfqs, { from, to })).toBe(
      'Part 1: Quality inspection required.\nQuality standard: AS9100.',
    )
    expect(followedDescription(`${proposed} Deburr.`, rfqs, { from, to })).toBe(`${proposed} Deburr.`)
  })
})

describe('the description of an RFQ', () => {
  test('contains what suppliers have to know', () => {
    const rfq = rfqWith({ qualityInspectionRequired: true, certificationRequired: true, qualityStandard: 'AS9100' })
    expect(describedRfqs([rfq], beginningChoice([rfq]))).toBe(
      'Quality inspection required.\nCertification required.\nQuality standard: AS9100.',
    )
  })

  test('leaves out the line that names the customer', () => {
    const rfq = rfqWith({ qualityInspectionRequired: true, qualityStandard: 'ACME-QS 7' })
    expect(describedRfqs([rfq], beginningChoice([rfq]))).toBe('Quality inspection required.')
  })
})
