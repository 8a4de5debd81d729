import { type Readable, Transform } from 'node:stream'
import type { Middleware } from 'koa'
import { problem } from '../../platform/errors.ts'
import { atLeast } from '../../platform/http/body-pace.ts'
import type { Context, State } from '../../platform/http/context.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { awaited } from './publication-service.ts'

const address = /^\/modules\/uploads\/([0-9a-f-]{36})\/([\w./-]+)$/

/**
 * `PUT /modules/uploads/…`: accepts the files of a publication if the store is a folder. It stands in for the signed
 * addresses of S3, so that publishers can always send to the address they are given.
 */
export function moduleUploadRoutes(router: ApiRouter, platform: Platform): void {
  router.outside(moduleUploads(platform))
}

function moduleUploads({ config, knex, store, publishTokens, sessions }: Platform): Middleware<State> {
  return async (ctx, next) => {
    const [, id, file] = address.exec(ctx.path) ?? []
    if (!(id && file) || ctx.method !== 'PUT') return next()
    const used = await publishTokens.actorOf(ctx.get('authorization'), 'modules:write')
    // Koa's types know a router's context only inside the router.
    const actor = used?.actor ?? (await sessions.actorOf(ctx as Context))
    if (!actor) throw problem('auth.required')
    if (actor.kind !== 'admin') throw problem('auth.admin_required')
    const { key, largest } = await awaited({ tx: knex, actor, token: used?.token }, id, file)
    const pace = atLeast(ctx.req, config.waits.http)
    pace.signal.addEventListener('abort', () => ctx.req.destroy(), { once: true })
    try {
      await store.put(key, upTo(ctx.req, largest))
    } finally {
      pace.rest()
    }
    ctx.status = 204
  }
}

/** The bytes of a body; fails if the body is too large. */
function upTo(body: Readable, most: number): Readable {
  let passed = 0
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      if (passed > most) done(problem('request.too_large'))
      else done(null, chunk)
    },
  })
  body.once('error', (error) => gate.destroy(error))
  body.once('aborted', () => gate.destroy(problem('request.aborted')))
  return body.pipe(gate)
}
