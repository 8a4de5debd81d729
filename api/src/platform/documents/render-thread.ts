import { parentPort } from 'node:worker_threads'
import type { BusinessDocument } from './document.ts'
import type { Made, ToMake } from './document-maker.ts'
import { drawDocument } from './draw.ts'

// Draws one document after another. A failure is reported, and the thread continues with the next.

let current: ToMake | null = null

async function make(asked: ToMake): Promise<void> {
  current = asked
  try {
    const bytes = await drawDocument(asked.document)
    if (current === asked) parentPort?.postMessage({ id: asked.id, bytes } satisfies Made, [bytes.buffer])
  } catch (thrown) {
    if (current === asked) fail(asked, thrown)
  }
}

function fail({ id }: ToMake, thrown: unknown): void {
  const failure = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  parentPort?.postMessage({ id, failure } satisfies Made)
}

function withoutLogo({ provider, ...document }: BusinessDocument): BusinessDocument {
  return { ...document, provider: { ...provider, logo: null } }
}

parentPort?.on('message', make)

// pdfkit unpacks PNGs in callbacks, where an error from a damaged one cannot be caught.
process.on('uncaughtException', (thrown) => {
  if (!current) throw thrown
  const { id, document } = current
  if (document.provider.logo) void make({ id, document: withoutLogo(document) })
  else fail(current, thrown)
})
