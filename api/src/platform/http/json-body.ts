import { HttpMethodEnum, koaBody } from 'koa-body'
import { problem } from '../errors.ts'
import type { Context } from './context.ts'

/**
 * Reads a JSON body; a missing body reads as an empty object, which a call without required fields may allow.
 * @param limit in bytes
 * @throws Problem `request.unsupported_type`, `request.aborted`, or what koa-body throws for malformed and too large bodies
 */
export async function readJson(ctx: Context, limit: number): Promise<unknown> {
  const kind = ctx.request.is('application/json', 'json')
  // Browsers say of a post without a body that it is 0 bytes long, and of no type.
  if (kind === null || ctx.request.length === 0) return {}
  if (kind === false) throw problem('request.unsupported_type')
  // A page that is left takes its requests along: no fault of anybody's.
  if (ctx.req.destroyed) throw problem('request.aborted')
  const read = koaBody({
    json: true,
    jsonLimit: limit,
    multipart: false,
    urlencoded: false,
    text: false,
    patchNode: false,
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
  })
  await read(ctx, async () => {})
  return ctx.request.body ?? {}
}
