// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest'
import { send } from './transport.ts'
import { watchUpload } from './upload-progress.ts'

/** An upload whose progress the test controls. */
class SlowUpload {
  static last = new SlowUpload()
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onerror = () => {}
  constructor() {
    SlowUpload.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a retry with the same file starts from zero', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  const file = new File(['part'], 'part.step')
  const shares: number[] = []
  watchUpload(file, ({ sent, total }) => shares.push(total ? sent / total : 0))
  const request = { method: 'POST', url: '/', headers: {}, body: new FormData(), files: [file] }
  const upload = () => send({ ...request, signal: new AbortController().signal })
  const first = upload()
  SlowUpload.last.upload.onprogress?.({ loaded: 3, total: 4 })
  expect(shares.at(-1)).toBe(0.75)
  SlowUpload.last.onerror()
  await expect(first).rejects.toThrow('The connection was lost')
  void upload()
  expect(shares.at(-1)).toBe(0)
})
