import { type ClientRequest, request as httpRequest } from 'node:http'
import { vi } from 'vitest'
import type { TestApi } from './harness.ts'
import { pdfBytes } from './samples.ts'

export interface CutOffUpload {
  path: string
  token: string
  fields: Record<string, string>
  /** The field of the file that is cut off. */
  field: string
  headers?: Record<string, string>
}

/** Sends a form up to the middle of its file, and disconnects once the API is busy with it. */
export async function cutOff(api: TestApi, { path, token, fields, field, headers }: CutOffUpload): Promise<void> {
  const put = vi.spyOn(api.platform.store, 'put')
  const sending = httpRequest(`${api.url}${path}`, {
    method: 'post',
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=cut' },
  })
  for (const [name, value] of Object.entries(fields)) {
    sending.write(`--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  }
  const disposition = `Content-Disposition: form-data; name="${field}"; filename="half.pdf"`
  sending.write(`--cut\r\n${disposition}\r\n\r\n${pdfBytes('x'.repeat(5000)).slice(0, 3000)}`)
  await vi.waitFor(() => expectOneCall(put.mock.results))
  await hangUp(sending)
  await Promise.allSettled(put.mock.results.map(({ value }) => value))
  put.mockRestore()
}

function expectOneCall(results: readonly unknown[]): void {
  if (results.length === 0) throw new Error('The API has not begun to keep the file')
}

function hangUp(sending: ClientRequest): Promise<void> {
  const hungUp = new Promise<void>((resolve) => sending.once('error', () => resolve()))
  sending.destroy()
  return hungUp
}
