import { CheckedFindingInput, mostFindings } from '@kerf/shared-contracts/contracts/request-findings'
import { type Finding, findingOf } from '@kerf/shared-contracts/rules/request-findings/finding'
import { expect, test } from 'vitest'
import {
  type Answers,
  answered,
  checkedFindings,
  keptAnswers,
  restoredAnswers,
  settled,
  withAnswer,
} from './answers.ts'

const material: Finding = findingOf({
  kind: 'material',
  mine: { source: 'form', words: 'Aluminum' },
  theirs: { source: 'drawing', words: '1.4301', fileName: 'flange.pdf', page: 1 },
  take: { words: 'Steel 304 SS', change: { material: 'steel', materialGrade: '304 SS' } },
})
const thread: Finding = findingOf({
  kind: 'thread',
  mine: { source: 'model', words: 'No hole for M6' },
  theirs: { source: 'drawing', words: '4x M6', fileName: 'flange.pdf', page: 1 },
  take: { words: 'M6', note: 'Thread as on the drawing: 4x M6' },
})
const flange = { name: 'flange.pdf', isKnown: true }
const found = (...findings: readonly Finding[]) => [{ part: 'a', findings, files: [flange] }]
const taken = (finding: Finding) => withAnswer({}, 'a', finding, { answer: 'taken', reason: '' })
const kept = (finding: Finding, reason = '') => withAnswer({}, 'a', finding, { answer: 'kept', reason })
const ofPart = (findings: readonly Finding[], answers: Answers, files = [flange]) =>
  answered({ part: 'a', findings, files }, answers)

test('what is taken counts as taken while the form still changes, and once it is found no longer', () => {
  const soon = settled(taken(material), found(material))
  expect(ofPart([material], soon).map(({ answer }) => answer)).toEqual(['taken'])
  const then = settled(soon, found())
  expect(ofPart([], then).map(({ answer }) => answer)).toEqual(['taken'])
})

test('whoever takes it and changes the form back is asked anew', () => {
  const settledOnce = settled(taken(material), found())
  expect(settled(settledOnce, found(material))).toEqual({})
})

test('what is added to the notes stays found, and taken', () => {
  expect(settled(settled(taken(thread), found()), found(thread))).toEqual(taken(thread))
})

test('an answer is of one part, and of both sides as they were', () => {
  const said = kept(material, 'As agreed')
  const other = findingOf({ ...material, mine: { source: 'form', words: 'Brass' } })
  expect(ofPart([material], said)).toMatchObject([{ answer: 'kept', reason: 'As agreed' }])
  expect(ofPart([other], said)).toMatchObject([{ answer: null, reason: '' }])
  expect(answered({ part: 'b', findings: [material], files: [flange] }, said)).toMatchObject([{ answer: null }])
})

test('answers that all hold are the same object, so that nothing is rendered anew', () => {
  const answers = settled(taken(material), found())
  expect(settled(answers, found())).toBe(answers)
})

test('what is sent is what the API takes, and what it would not take is left out', () => {
  const odd = findingOf({ ...material, theirs: { ...material.theirs, words: '' } })
  const many = Array.from({ length: 30 }, (_, at) =>
    findingOf({ ...thread, theirs: { ...thread.theirs, fileName: `${'x'.repeat(300)}${at}` } }),
  )
  const sent = checkedFindings(ofPart([odd, material, ...many], {}))
  expect(sent).toHaveLength(mostFindings)
  expect(sent[0]).toEqual({
    ...{ kind: 'material', mineSource: 'form', mine: 'Aluminum', theirsSource: 'drawing', theirs: '1.4301' },
    ...{ fileName: 'flange.pdf', page: 1, answer: null, reason: null },
  })
  for (const each of sent) expect(CheckedFindingInput.safeParse(each).success).toBe(true)
})

test('what was taken goes with its file', () => {
  expect(ofPart([], taken(material), [])).toEqual([])
})

test('answers are the same after they were kept and read, and hold before the file is looked into', () => {
  const parts = [{ key: 'a' }]
  const said = { ...taken(material), ...kept(thread, 'As agreed') }
  const restored = restoredAnswers(keptAnswers(said, parts))
  const unread = [{ ...flange, isKnown: false }]
  expect(ofPart([], restored, unread)).toMatchObject([
    { finding: { kind: 'thread' }, answer: 'kept', reason: 'As agreed' },
    { finding: { kind: 'material' }, answer: 'taken' },
  ])
  expect(ofPart([thread], restored)).toMatchObject([{ answer: 'kept' }, { answer: 'taken' }])
  expect(settled(settled(restored, found(thread)), found(thread, material))).not.toHaveProperty([
    Object.keys(taken(material))[0] ?? '',
  ])
})

test('a draft keeps no answers of parts that are gone', () => {
  expect(keptAnswers(kept(material), [{ key: 'b' }])).toBeUndefined()
})
