import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Encoding, ReleaseFile } from '@kerf/module-kit/release/descriptor'
import type { Context } from 'koa'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/**
 * Answers with a file whose address never names other content: kept by browsers for ever, compressed where they take it.
 * @param open opens the file, or its compressed copy; not called for HEAD and for what the browser has already
 */
export async function sendImmutable(
  ctx: Context,
  name: string,
  file: ReleaseFile,
  open: (encoding: Encoding | null) => Promise<{ stream: Readable; size: number }>,
): Promise<void> {
  const encoding = acceptedEncoding(ctx, file.encodings)
  // A compressed copy is another representation, so it has another tag.
  const etag = `"${file.integrity.slice('sha384-'.length)}${encoding ? `-${encoding}` : ''}"`
  ctx.set({
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  if (ctx.get('if-none-match').split(/,\s*/).includes(etag)) {
    ctx.status = 304
    return
  }
  ctx.status = 200
  if (encoding) ctx.set('content-encoding', encoding)
  ctx.type = contentTypes[path.extname(name)] ?? 'application/octet-stream'
  if (ctx.method === 'HEAD') return
  const { stream, size } = await open(encoding)
  ctx.body = stream
  ctx.length = size
}

function acceptedEncoding(ctx: Context, kept: readonly Encoding[]): Encoding | null {
  return kept.find((encoding) => ctx.acceptsEncodings(encoding, 'identity') === encoding) ?? null
}
