import { createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import { encodings } from '@kerf/module-kit/release/descriptor'
import { shellBase } from '@kerf/module-kit/release/shell-build'
import type { Middleware } from 'koa'
import type { State } from '../../platform/http/context.ts'
import { sendImmutable } from '../modules/immutable-file.ts'
import type { BuiltShell } from './shell-build.ts'

/** Serves the shell's own files, all of which have a hash of their content in their names. */
export function shellFiles(shell: () => BuiltShell): Middleware<State> {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(shellBase) || !['GET', 'HEAD'].includes(ctx.method)) return next()
    const { files, dist } = shell()
    const name = ctx.path.slice(shellBase.length)
    const file = Object.hasOwn(files, name) ? files[name] : undefined
    if (!file) return next()
    await sendImmutable(ctx, name, file, async (encoding) => {
      const full = path.join(dist, encoding ? name + encodings[encoding] : name)
      return { stream: createReadStream(full), size: statSync(full).size }
    })
  }
}
