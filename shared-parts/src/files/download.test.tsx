import { connectionLost, onSessionEnded, storeToken } from '@kerf/shared-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveDownload, showMade } from './download.ts'

/** Names under which the browser was asked to save something. */
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
])('a download with %s is saved under it', async (_what, disposition, name) => {
  answer('content', { headers: { 'Content-Disposition': disposition } })
  await saveDownload('/api/files/1/download', 'fallback.pdf')
  expect(saved).toEqual([name])
})

test('a download without a Content-Disposition is saved under the name that its caller gave', async () => {
  storeToken('token')
  const fetched = answer('content', {})
  await saveDownload('/api/files/1/download', 'fallback.pdf')
  expect(saved).toEqual(['fallback.pdf'])
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('Authorization')).toBe('Bearer token')
})

test('a refusal saves nothing and says its reason', async () => {
  answer('{"code":"file.not_found","message":"File not found","requestId":"r"}', { status: 404 })
  await expect(saveDownload('/api/files/1/download', 'a.pdf')).rejects.toMatchObject({
    status: 404,
    code: 'file.not_found',
    message: 'File not found',
  })
  expect(saved).toEqual([])
})

test('a session that has ended meanwhile is announced', async () => {
  const ended = vi.fn()
  const stop = onSessionEnded(ended)
  answer('', { status: 401 })
  await expect(saveDownload('/api/files/1/download', 'a.pdf')).rejects.toMatchObject({ status: 401 })
  expect(ended).toHaveBeenCalledOnce()
  stop()
})

test('a lost connection is told from a download that was given up', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(saveDownload('/api/files/1/download', 'a.pdf')).rejects.toBe(connectionLost)
  const givenUp = AbortSignal.abort(new Error('given up'))
  await expect(saveDownload('/api/files/1/download', 'a.pdf', givenUp)).rejects.toThrow('given up')
})

/** A tab as the browser opens it for a click. */
function openedTab() {
  const tab = { closed: false, close: vi.fn(), document: { title: '' }, location: { replace: vi.fn() } }
  // Only what is used of a window.
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return tab
}

test('a PDF that is made is shown in a tab that opened with the click', async () => {
  const tab = openedTab()
  const fetched = answer('%PDF-', {})
  await showMade('/api/preview', 'preview.pdf', 'The preview is being made', { amount: '1.00' })
  expect([tab.document.title, tab.location.replace.mock.calls]).toEqual(['The preview is being made', [['blob:file']]])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"amount":"1.00"}' })
})

test('a PDF that is not made closes its tab and says why', async () => {
  const tab = openedTab()
  answer('{"code":"document.not_made","message":"Not now","requestId":"r"}', { status: 503 })
  await expect(showMade('/api/preview', 'preview.pdf', 'Wait')).rejects.toMatchObject({ code: 'document.not_made' })
  expect(tab.close).toHaveBeenCalledOnce()
})

test('where no tab may open, a PDF that is made is saved', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  answer('%PDF-', {})
  await showMade('/api/preview', 'preview.pdf', 'Wait')
  expect(saved).toEqual(['preview.pdf'])
})
