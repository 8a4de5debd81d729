import { deflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { pdfBytes, pdfOfObjects, pdfWithMetadata, pngBytes } from '../../../test/samples.ts'
import { createLog } from '../../platform/log/log.ts'
import { copyOfPdf } from './pdf-copy.ts'

const megabyte = 1024 * 1024

/** Copies a PDF. @returns the copy, and what was logged */
function copying(pdf: string | Uint8Array, changes: Partial<Parameters<typeof copyOfPdf>[1]> = {}) {
  const log = createLog('silent')
  const logged = vi.spyOn(log, 'error')
  const options = { log, signal: new AbortController().signal, largest: megabyte, ...changes }
  return { copy: copyOfPdf(Buffer.from(pdf as string, 'latin1'), options), logged }
}

/** A small PDF with a stream of objects that unpacks to so many megabytes. */
function packed(megabytes: number): string {
  const objects = deflateSync(Buffer.alloc(megabytes * megabyte, ' ').fill('5 0 null', 0, 8)).toString('latin1')
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
    `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${objects.length} >>\nstream\n${objects}\nendstream`,
  ])
}

test('a process of its own writes it', async () => {
  const { copy, logged } = copying(pdfWithMetadata('Zoltan'))
  const text = Buffer.from((await copy) ?? '').toString('latin1')
  expect(text).toContain('%PDF')
  expect(text).not.toContain('Zoltan')
  expect(logged).not.toHaveBeenCalled()
})

test('what cannot be written anew has no copy, and is no failure', async () => {
  const { copy, logged } = copying(pngBytes(1, 1))
  expect(await copy).toBeNull()
  expect(logged).not.toHaveBeenCalled()
})

test('a copy that is too large is not made', async () => {
  expect(await copying(pdfBytes(), { largest: 100 }).copy).toBeNull()
})

test('a file that unpacks to more than its memory fails alone, and the log says why', async () => {
  const limit = { memoryLimitMb: 256 }
  expect(await copying(packed(1), limit).copy).not.toBeNull()
  const { copy, logged } = copying(packed(320), limit)
  await expect(copy).rejects.toMatchObject({ code: 'document.not_made', status: 503 })
  const [[told] = []] = logged.mock.calls
  expect(told).toMatchObject({ err: { message: expect.stringContaining('more than 256 MB of memory') } })
})

test('one that takes too long is a failure that is logged', async () => {
  const { copy, logged } = copying(pdfBytes(), { signal: AbortSignal.abort() })
  await expect(copy).rejects.toMatchObject({ code: 'document.not_made', status: 503 })
  expect(logged).toHaveBeenCalledOnce()
})
