import { type Drawing, phrasesOf } from '@kerf/shared-contracts/rules/request-findings/drawing-text'
import { readDownload } from '@kerf/shared-parts/files/download.ts'
import type { QueuedFile } from '../files/sending/upload-queue.ts'
import { drawingPage } from './drawing-page.ts'

/** A PDF that is here, or that an earlier visit sent. */
type DrawingFile = Pick<QueuedFile, 'name' | 'size' | 'file'> & { earlyId: string | undefined }

/** Reads the text of a PDF, here or on the server. @returns null where there is none to be had */
export type ReadDrawing = (file: DrawingFile, signal: AbortSignal) => Promise<Drawing | null>

/** What is read of a PDF at most. */
const limits = { bytes: 25 * 1024 * 1024, pages: 20, milliseconds: 20_000 }

/** The thread that takes PDFs apart, from the files of this release: the page knows their hashes. */
async function openWorker(signal: AbortSignal) {
  const address = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href
  const integrity = window.kerfFederation?.integrityOf(address)
  const response = await fetch(address, { signal, ...(integrity ? { integrity } : {}) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const script = URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: 'text/javascript' }))
  const worker = new Worker(script, { type: 'module', name: 'pdf' })
  return {
    worker,
    close: () => {
      worker.terminate()
      URL.revokeObjectURL(script)
    },
  }
}

async function pagesOf(data: Uint8Array | ArrayBuffer, port: Worker, signal: AbortSignal) {
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    ...{ data, worker: PDFWorker.create({ port, verbosity: 0 }), verbosity: 0 },
    // Nothing is drawn, and nothing fetched.
    ...{ disableFontFace: true, useSystemFonts: false, useWorkerFetch: false, useWasm: false, enableXfa: false },
  })
  signal.addEventListener('abort', () => void loading.destroy(), { once: true })
  const pdf = await loading.promise
  const pages = []
  for (let number = 1; number <= Math.min(pdf.numPages, limits.pages); number += 1) {
    signal.throwIfAborted()
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(drawingPage(items, page.getViewport({ scale: 1 })))
  }
  return pages
}

/** Ends with the signal, however long the work itself would take. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, ended])
}

/**
 * The text of a PDF, read in a thread of its own. A file that is large, locked, damaged or slow has none: nothing of a
 * request depends on it.
 */
export const readDrawing: ReadDrawing = async (file, stopped) => {
  if (typeof Worker === 'undefined' || file.size > limits.bytes) return null
  const ending = new AbortController()
  const { signal } = ending
  const timer = setTimeout(() => ending.abort(new Error('The drawing takes long to read')), limits.milliseconds)
  stopped.addEventListener('abort', () => ending.abort(stopped.reason), { once: true })
  try {
    return await readIn(file, signal)
  } finally {
    clearTimeout(timer)
  }
}

/** Of a file that an earlier visit sent the server has the bytes. */
async function bytesOf({ file, earlyId }: DrawingFile, signal: AbortSignal): Promise<Uint8Array | ArrayBuffer> {
  if (file) return file.arrayBuffer()
  if (earlyId === undefined) throw new Error('The drawing is neither here nor on the server')
  return readDownload(`/api/files/${earlyId}/download`, signal)
}

async function readIn(file: DrawingFile, signal: AbortSignal): Promise<Drawing> {
  const { worker, close } = await openWorker(signal)
  try {
    const pages = await untilAborted(pagesOf(await bytesOf(file, signal), worker, signal), signal)
    return { fileName: file.name, phrases: phrasesOf(pages) }
  } finally {
    close()
  }
}
