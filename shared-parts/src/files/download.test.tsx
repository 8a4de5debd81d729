import { connectionLost, onSessionEnded, storeToken } from '@kerf/shared-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveDownload, showMade } from './download.ts'

/** File names under which the browser was asked to save. */
const saved: string[] = []

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

afterEach(() => {
  saved.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function answer(body: string, init: ResponseInit) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test.each([
  ['a word', 'attachment; filename=part.pdf', 'part.pdf'],
  ['a quoted name', 'attachment; filename="housing, rev. B.pdf"', 'housing, rev. B.pdf'],
  [
    'quotation marks and a percent sign',
    String.raw`attachment; filename="Zeichnung \"A\" 5%.pdf"`,
    'Zeichnung "A" 5%.pdf',
  ],
  ['a semicolon within the name', 'attachment; filename="a; filename=b.pdf"', 'a; filename=b.pdf'],
  ['a back slash', String.raw`attachment; filename="a\\b.pdf"`, String.raw`a\b.pdf`],
  ['an encoded name', 'attachment; filename="_ 5_.pdf"; filename*=UTF-8\'\'%E5%9B%B3%205%25.pdf', '図 5%.pdf'],
  [
    'an encoded name that comes first',
    "attachment; filename*=utf-8'de'Gr%C3%B6%C3%9Fe.pdf; filename=x.pdf",
    'Größe.pdf',
  ],
  ['an encoded name in Latin-1', "attachment; filename*=ISO-8859-1''caf%E9.pdf", 'café.pdf'],
  ['a name that is badly encoded', "attachment; filename=plain.pdf; filename*=UTF-8''%E5%9.pdf", 'plain.pdf'],
  ['no name', 'attachment', 'fallback.pdf'],
  ['an empty name', 'attachment; filename=""', 'fallback.pdf'],
])('a download with %s is saved under that name', async (_what, disposition, name) => {
  answer('content', { headers: { 'Content-Disposition': disposition } })
  await saveDownload('/api/files/1/download', 'fallback.pdf')
  expect(saved).toEqual([name])
})

test("a download without a Content-Disposition is saved under the caller's fallback name", async () => {
  storeToken('token')
  const fetched = answer('content', {})
  await saveDownload('/api/files/1/download', 'fallback.pdf')
  expect(saved).toEqual(['fallback.pdf'])
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('Authorization')).toBe('Bearer token')
})

test('a refused download saves nothing and gives the reason', async () => {
  answer('{"code":"file.not_found","message":"File not found","requestId":"r"}', { status: 404 })
  await expect(saveDownload('/api/files/1/download', 'a.pdf')).rejects.toMatchObject({
    status: 404,
    code: 'file.not_found',
    message: 'File not found',
  })
  expect(saved).toEqual([])
})

test('a session that ended in the meantime is reported', async () => {
  const ended = vi.fn()
  const stop = onSessionEnded(ended)
  answer('', { status: 401 })
  await expect(saveDownload('/api/files/1/download', 'a.pdf')).rejects.toMatchObject({ status: 401 })
  expect(ended).toHaveBeenCalledOnce()
  stop()
})

test('a lost connection is distinguished from an aborted download', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(saveDownload('/api/files/1/download', 'a.pdf')).rejects.toBe(connectionLost)
  const givenUp = AbortSignal.abort(new Error('given up'))
  await expect(saveDownload('/api/files/1/download', 'a.pdf', givenUp)).rejects.toThrow('given up')
})

/** A tab that the browser opened for a click. */
function openedTab() {
  const tab = { closed: false, close: vi.fn(), document: { title: '' }, location: { replace: vi.fn() } }
  // Only the members of a window that are used.
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return tab
}

test('a generated PDF is shown in the tab that opened on click', async () => {
  const tab = openedTab()
  const fetched = answer('%PDF-', {})
  await showMade('/api/preview', 'preview.pdf', 'The preview is being created', { amount: '1.00' })
  expect([tab.document.title, tab.location.replace.mock.calls]).toEqual([
    'The preview is being created',
    [['blob:file']],
  ])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"amount":"1.00"}' })
})

test('when the PDF cannot be generated the tab closes and the reason is given', async () => {
  const tab = openedTab()
  answer('{"code":"document.not_made","message":"Not now","requestId":"r"}', { status: 503 })
  await expect(showMade('/api/preview', 'preview.pdf', 'Wait')).rejects.toMatchObject({ code: 'document.not_made' })
  expect(tab.close).toHaveBeenCalledOnce()
})

test('a generated PDF is saved if no tab may open', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  answer('%PDF-', {})
  await showMade('/api/preview', 'preview.pdf', 'Wait')
  expect(saved).toEqual(['preview.pdf'])
})
