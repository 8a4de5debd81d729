import type { Model } from '../model/model.ts'
import { modelOfImport } from './model-of-import.ts'
import type { StepAnswer, StepRequest } from './step-worker.ts'
import { unpacked } from './unpacked.ts'

/** Milliseconds after which a file counts as too much for this browser. */
const patience = 120_000

/** The browser could not make a model out of these bytes either. */
export class NotImported extends Error {
  constructor() {
    super('The browser could not read the file')
    this.name = 'NotImported'
  }
}

/**
 * Makes a model of a STEP file in a thread of this browser.
 * @param step the file; it is handed over, and empty afterwards
 * @throws NotImported when the kernel finds nothing, runs out of memory, or takes more than two minutes
 * @throws TypeError when the kernel could not be loaded, or is not the one of this release
 */
export async function importStep(step: ArrayBuffer, signal: AbortSignal): Promise<Model> {
  const text = await unpacked(step)
  if (!text) throw new NotImported()
  // read by the bundler as `new Worker(…)` is (rsbuild.config.ts)
  const script = String(new URL('./step-worker.ts', import.meta.url))
  const code = new URL('occt-import-js/dist/occt-import-js.wasm', import.meta.url).href
  const [kernel] = await Promise.all([verified(code, signal), verified(script, signal)])
  const worker = new Worker(script)
  try {
    const imported = await answerOf(worker, { step: text, kernel }, signal)
    if (!imported) throw new NotImported()
    return modelOfImport(imported)
  } finally {
    worker.terminate()
  }
}

/** Bytes of a file of this release, refused by the browser if they are others. A worker's script is kept for its start. */
async function verified(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const integrity = window.kerfFederation?.integrityOf(address)
  const response = await fetch(address, { signal, ...(integrity && { integrity }) })
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
  return response.arrayBuffer()
}

function answerOf(worker: Worker, request: StepRequest, signal: AbortSignal): Promise<StepAnswer> {
  let end = () => {}
  const answer = new Promise<StepAnswer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new NotImported()), patience)
    const stop = () => reject(signal.reason)
    end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
    signal.addEventListener('abort', stop)
    worker.onmessage = ({ data }: MessageEvent<StepAnswer>) => resolve(data)
    // out of memory, most often
    worker.onerror = () => reject(new NotImported())
    worker.postMessage(request, [request.step, request.kernel])
  })
  return answer.finally(end)
}
