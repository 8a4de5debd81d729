import type { RfqDraft as ServerDraft } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { expect, test } from 'vitest'
import { emptyRfq } from '../form/rfq-form-schema.ts'
import { draftContent } from './draft-content.ts'
import { chooseStart } from './draft-start.ts'
import { noDraft, type RfqDraft } from './rfq-draft.ts'

const kept = (projectName: string, changes: Partial<RfqDraft> = {}): RfqDraft => ({
  ...noDraft,
  values: { ...emptyRfq, projectName },
  ...changes,
})
function onServer(projectName: string): ServerDraft {
  const { values } = draftContent({ ...emptyRfq, projectName }, [])
  const moments = { savedAt: '2026-11-30T10:00:00Z', keptUntil: '2026-12-30T10:00:00Z' }
  return { revision: 'r1', ...moments, values, files: [] }
}

test('without anything in the browser, the form begins with the draft of the server', () => {
  expect(chooseStart(kept(''), onServer('Bracket'))).toEqual({ from: 'server', isConflict: false })
  expect(chooseStart(kept(''), null)).toEqual({ from: 'nothing', isConflict: false })
})

test('what was saved is read from the server, and is gone where it was submitted or discarded elsewhere', () => {
  const saved = kept('Bracket', { revision: 'r1', isSaved: true })
  expect(chooseStart(saved, onServer('Bracket, longer')).from).toBe('server')
  expect(chooseStart(saved, null).from).toBe('nothing')
})

test('what was not saved goes on from the draft it is based on', () => {
  const browser = kept('Bracket 2', { revision: 'r1' })
  expect(chooseStart(browser, onServer('Bracket'))).toEqual({ from: 'browser', isConflict: false })
})

test('what this browser kept before drafts were on the server moves there', () => {
  expect(chooseStart(kept('Old'), null)).toEqual({ from: 'browser', isConflict: false })
})

test('two that do not follow from each other are a conflict, unless they say the same', () => {
  expect(chooseStart(kept('Mine'), onServer('Theirs'))).toEqual({ from: 'browser', isConflict: true })
  expect(chooseStart(kept('Mine', { revision: 'r0' }), null)).toEqual({ from: 'browser', isConflict: true })
  expect(chooseStart(kept('Same', { revision: 'r0' }), onServer('Same'))).toEqual({ from: 'server', isConflict: false })
})

test('what differs in its files alone is not the same', () => {
  const drawings = [{ earlyId: '1', name: 'a.step', size: 6, part: 'first', misnamed: null }]
  expect(chooseStart(kept('Same', { revision: 'r1', drawings }), onServer('Same')).from).toBe('browser')
  expect(chooseStart(kept('Same', { revision: 'r0', drawings }), onServer('Same')).isConflict).toBe(true)
})

test('while the server cannot be read, what the browser kept is shown', () => {
  expect(chooseStart(kept('Bracket', { isSaved: true }), undefined)).toEqual({ from: 'browser', isConflict: false })
})
