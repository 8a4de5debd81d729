import type { Declaration } from '@kerf/shared-contracts/contracts/endpoint'
import type { Config } from '../../config.ts'
import { problem } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { readMultipart, type UploadLimits } from '../storage/multipart.ts'
import type { ReceivedFile } from '../storage/receive.ts'
import { atLeast, atPace, withinTime } from './body-pace.ts'
import type { Context } from './context.ts'
import { parseInput } from './input.ts'
import { readJson } from './json-body.ts'

/** The content of a request, apart from its address. */
export interface Content {
  /** As declared; `undefined` if the call takes none. */
  body: unknown
  /** Complete files in the store, by field; no row refers to them yet. */
  files: Readonly<Record<string, readonly ReceivedFile[]>>
  /** Removes the files again. */
  discard(): Promise<void>
}

/**
 * Reads and validates the content of a request. Files stream into the store meanwhile; on any error all of them are
 * removed.
 * @throws Problem `request.*`, `file.*` and `validation.failed`
 */
export async function readContent({ config, store }: Platform, endpoint: Declaration, ctx: Context): Promise<Content> {
  const { body, files } = endpoint
  if (files && ctx.is('multipart')) {
    const pace = atLeast(ctx.req, config.waits.http)
    const { fields, ...received } = await readMultipart(ctx.req, {
      store,
      files,
      limits: uploadLimits(config, files),
      signal: pace.signal,
    }).finally(pace.rest)
    try {
      return { body: parseInput(body, { ...fields }), ...received }
    } catch (thrown) {
      await received.discard()
      throw thrown
    }
  }
  if (Object.values(files ?? {}).some((field) => field.required)) throw problem('request.unsupported_type')
  const json = body ? await atPace(withinTime(config.waits.http.jsonBody), readJson(ctx, config.jsonBytes)) : undefined
  const none = Object.fromEntries(Object.keys(files ?? {}).map((field) => [field, []]))
  return { body: parseInput(body, json), files: none, discard: async () => {} }
}

function uploadLimits({ files: sizes }: Config, fields: NonNullable<Declaration['files']>): UploadLimits {
  const forSuppliers = Object.values(fields).some((field) => field.forSuppliers)
  return forSuppliers
    ? { files: sizes.perRequest, step: sizes.supplierAttachmentBytes, other: sizes.supplierAttachmentBytes }
    : { files: sizes.perRequest, step: sizes.stepBytes, other: sizes.documentBytes }
}
