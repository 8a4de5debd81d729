// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { send } from './transport.ts'
import { useUploadProgress } from './use-upload-progress.ts'

/** An upload that goes as far as the test says. */
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

test('another try with the same file begins at nothing', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  const file = new File(['part'], 'part.step')
  const { result } = renderHook(() => useUploadProgress(file))
  const request = { method: 'POST', url: '/', headers: {}, body: new FormData(), files: [file] }
  const upload = () => send({ ...request, signal: new AbortController().signal })
  const first = upload()
  act(() => SlowUpload.last.upload.onprogress?.({ loaded: 3, total: 4 }))
  expect(result.current).toBe(75)
  SlowUpload.last.onerror()
  await expect(first).rejects.toThrow('The connection was lost')
  act(() => void upload())
  expect(result.current).toBe(0)
})
