import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodings } from '../release/descriptor.ts'

const compressible = /\.(js|css|json|svg|txt|wasm)$/
/** Below this many bytes the headers cost more than compression saves. */
const worthwhile = 512

/** Above this many bytes the best compression takes longer than it is worth. */
const large = 2_000_000

/** Leaves a brotli and a gzip copy beside every file of `dist` that becomes smaller by it. */
export async function compressFiles(dist: string): Promise<void> {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const full = path.join(dist, file)
    if (!compressible.test(file) || statSync(full).size < worthwhile) continue
    const content = readFileSync(full)
    const [br, gz] = await Promise.all([toBrotli(content), promisify(gzip)(content, { level: 9 })])
    if (br.length < content.length) writeFileSync(full + encodings.br, br)
    if (gz.length < content.length) writeFileSync(full + encodings.gzip, gz)
  }
}

function toBrotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: content.length > large ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
