import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { problem } from '../../platform/errors.ts'
import type { Log } from '../../platform/log/log.ts'
import { notRewritable } from './pdf-exit.ts'

const program = fileURLToPath(new URL('pdf-process.ts', import.meta.url))

/** Seconds after which a busy machine may have time again. */
const soon = 3

interface PdfCopyOptions {
  log: Log
  /** Gives up the copy. */
  signal: AbortSignal
  /** Bytes of the largest copy. */
  largest: number
  /** The most memory for the process, in megabytes. */
  memoryLimitMb?: number
}

/**
 * A PDF without what it says of its author ({@link file://./pdf-without-names.ts}). Files of customers are written anew in
 * a process with a limit on its memory, as a few megabytes may unpack to gigabytes.
 * @returns null for one that cannot be written anew: it is signed or damaged
 * @throws Problem `document.not_made` if it takes too much time or memory, or fails
 */
export async function copyOfPdf(bytes: Uint8Array, options: PdfCopyOptions): Promise<Uint8Array | null> {
  try {
    return await rewritten(bytes, options)
  } catch (error) {
    options.log.error({ err: error, size: bytes.length }, 'a PDF was not copied for suppliers')
    throw problem('document.not_made', {
      message:
        'A PDF could not be copied for suppliers at the moment. Nothing was saved. Please try again, or leave it out and attach a newly printed PDF.',
      retryAfter: soon,
    })
  }
}

async function rewritten(
  bytes: Uint8Array,
  { signal, largest, memoryLimitMb = 1024 }: PdfCopyOptions,
): Promise<Uint8Array | null> {
  const limits = [String(memoryLimitMb), String(largest)]
  const child = spawn(process.execPath, [`--max-old-space-size=${memoryLimitMb}`, program, ...limits], {
    signal,
    killSignal: 'SIGKILL',
  })
  // If it ends before it has read everything, its end says why.
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  const [copy, said, [code, killedBy]] = await Promise.all([
    buffer(child.stdout),
    beginningOf(child.stderr),
    once(child, 'close'),
  ])
  if (code === 0) return copy
  if (code === notRewritable) return null
  throw new Error(`The process that copies a PDF ended (${killedBy ?? code}): ${said}`)
}

/** The first thousand bytes of what a process says, however much follows. */
async function beginningOf(stream: Readable): Promise<string> {
  let said = ''
  for await (const chunk of stream) if (said.length < 1000) said += String(chunk)
  return said.slice(0, 1000)
}
