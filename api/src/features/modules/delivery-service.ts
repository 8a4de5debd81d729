import path from 'node:path'
import type { Encoding, ReleaseFile } from '@kerf/module-kit/release/descriptor'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** The request headers that decide the response. */
interface Asked {
  accepts(encoding: Encoding): boolean
  /** The `If-None-Match` header; empty without one. */
  ifNoneMatch: string
}

export interface ImmutableAnswer {
  status: 200 | 304
  headers: Record<string, string>
  /** Which copy of the file to send with a 200; `null` for the file itself. */
  encoding: Encoding | null
}

/** How to respond with an immutable file: cached for ever, compressed where possible. */
export function immutableAnswer(asked: Asked, name: string, file: ReleaseFile): ImmutableAnswer {
  const encoding = file.encodings.find((kept) => asked.accepts(kept)) ?? null
  // A compressed copy is another representation, so it has another ETag.
  const etag = `"${file.integrity.slice('sha384-'.length)}${encoding ? `-${encoding}` : ''}"`
  const isKnown = asked.ifNoneMatch.split(',').some((tag) => tag.trim() === etag)
  return {
    status: isKnown ? 304 : 200,
    encoding,
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(isKnown ? {} : { 'content-type': contentTypes[path.extname(name)] ?? 'application/octet-stream' }),
      ...(encoding && !isKnown ? { 'content-encoding': encoding } : {}),
    },
  }
}
