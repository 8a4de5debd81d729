// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { forgetFormDraft, hasFormDraft, keepFormDraft, readFormDraft } from './form-drafts.ts'

afterEach(() => sessionStorage.clear())

const kept = z.partial(z.object({ notes: z.string() }))
const keep = (base?: unknown) =>
  keepFormDraft('ada', 'quote 1 answer', { kept, values: { notes: 'Gate 4', password: 'secret' }, base })

test.each([[undefined], [null], [{ revision: 2 }]])('a draft based on %j is read back unchanged', (base) => {
  keep(base)
  expect(readFormDraft('ada', 'quote 1 answer', kept)).toMatchObject({ values: { notes: 'Gate 4' } })
  expect(readFormDraft('ada', 'quote 1 answer', kept)?.base).toEqual(base)
})

test('only the fields that the form names are stored', () => {
  keep()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
})

test("removing one form's draft leaves the others", () => {
  keep()
  keepFormDraft('ada', 'other', { kept, values: { notes: 'x' }, base: undefined })
  forgetFormDraft('ada', 'quote 1 answer')
  expect([hasFormDraft('ada', 'quote 1 answer'), hasFormDraft('ada', 'other')]).toEqual([false, true])
})
