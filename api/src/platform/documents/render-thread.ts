import { parentPort } from 'node:worker_threads'
import type { Made, ToMake } from './document-maker.ts'
import { drawDocument } from './draw.ts'

// Draws one document after the other. What is wrong with one is said; the thread goes on with the next.
parentPort?.on('message', async ({ id, document }: ToMake) => {
  try {
    const bytes = await drawDocument(document)
    parentPort?.postMessage({ id, bytes } satisfies Made, [bytes.buffer])
  } catch (thrown) {
    const failure = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
    parentPort?.postMessage({ id, failure } satisfies Made)
  }
})
