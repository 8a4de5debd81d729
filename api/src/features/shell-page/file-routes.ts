import { createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import { encodings } from '@kerf/module-kit/release/descriptor'
import { shellBase } from '@kerf/module-kit/release/shell-build'
import type { Middleware } from 'koa'
import type { State } from '../../platform/http/context.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import { immutableAnswer } from '../modules/delivery-service.ts'
import { type BuiltShell, shellReader } from './shell-service.ts'

/** `GET /assets/…`: the shell's own files. */
export function shellFileRoutes(router: ApiRouter): void {
  router.outside(noIcon)
  router.outside(shellFiles(shellReader()))
}

/** The page names its icon; browsers request this address for other documents in a tab, such as a PDF. */
const noIcon: Middleware<State> = async (ctx, next) => {
  if (ctx.path !== '/favicon.ico') return next()
  ctx.status = 204
}

/** Serves the shell's own files, all of which have a hash of their content in their names. */
function shellFiles(shell: () => BuiltShell): Middleware<State> {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(shellBase) || !['GET', 'HEAD'].includes(ctx.method)) return next()
    const { files, dist } = shell()
    const name = ctx.path.slice(shellBase.length)
    const file = Object.hasOwn(files, name) ? files[name] : undefined
    if (!file) return next()
    const asked = {
      accepts: (encoding: string) => ctx.acceptsEncodings(encoding, 'identity') === encoding,
      ifNoneMatch: ctx.get('if-none-match'),
    }
    const { status, headers, encoding } = immutableAnswer(asked, name, file)
    ctx.status = status
    if (status === 200 && ctx.method !== 'HEAD') {
      const full = path.join(dist, encoding ? name + encodings[encoding] : name)
      ctx.body = createReadStream(full)
      ctx.length = statSync(full).size
    }
    ctx.set(headers)
  }
}
