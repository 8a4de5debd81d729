import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import {
  answerFileUnit,
  downloadFileModel,
  getFileFacts,
  getFileGeometry,
  viewFilePicture,
} from '@kerf/shared-contracts/contracts/geometry'
import type { Context } from 'koa'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { Delivery } from '../../platform/storage/download.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import * as files from '../files/reading-service.ts'
import * as facts from './facts-service.ts'
import { presentFacts, presentGeometry } from './presenter.ts'
import * as geometries from './service.ts'
import { ensureMade } from './state-service.ts'
import { isDue, theFacts, theModel } from './step-products.ts'
import { answerUnit } from './unit-service.ts'

/** Anybody who may read a STEP file may see its model. */
export function geometryRoutes(router: ApiRouter, platform: Platform): void {
  router.handleUnwrapped(getFileGeometry, async ({ params, work, transact }) => {
    const file = await files.getReadable(work, params.id)
    let geometry = await geometries.findGeometry(work, file)
    if (isDue(theModel, geometry, work.now)) {
      await transact((writing) => ensureMade(writing, theModel, file))
      geometry = await geometries.findGeometry(work, file)
    }
    return presentGeometry(file, geometry)
  })

  router.handleUnwrapped(getFileFacts, async ({ params, work, transact }) => {
    const file = await files.getReadable(work, params.id)
    let found = await facts.findFacts(work, file)
    if (isDue(theFacts, found, work.now)) {
      await transact((writing) => ensureMade(writing, theFacts, file))
      found = await facts.findFacts(work, file)
    }
    return presentFacts(file, found)
  })

  router.handle(answerFileUnit, async ({ params, body, work }) => {
    const file = await answerUnit(work, params.id, body)
    return presentFacts(file, await facts.findFacts(work, file))
  })

  router.handle(downloadFileModel, async ({ params, work }) => {
    const file = await files.getReadable(work, params.id)
    return new ModelDelivery(platform.store, await geometries.getModel(work, file))
  })

  router.handle(viewFilePicture, async ({ params, work }) => {
    const file = await files.getReadable(work, params.id)
    return new PictureDelivery(platform.store, await geometries.getPicture(work, file))
  })
}

/**
 * Sends a picture. Its address changes with the pipeline, so browsers may cache it: a list may show a hundred of them.
 */
class PictureDelivery extends Delivery {
  readonly #store: ObjectStore
  readonly #picture: { objectKey: string; etag: string }

  constructor(store: ObjectStore, picture: { objectKey: string; etag: string }) {
    super()
    this.#store = store
    this.#picture = picture
  }

  override async send(ctx: Context): Promise<void> {
    const etag = `"${this.#picture.etag}"`
    ctx.set({ etag, 'cache-control': 'private, max-age=86400', 'x-content-type-options': 'nosniff' })
    ctx.status = 304
    if (
      ctx
        .get('if-none-match')
        .split(/\s*,\s*/)
        .includes(etag)
    )
      return
    const { stream, size } = await this.#store.get(this.#picture.objectKey)
    ctx.status = 200
    ctx.body = stream
    ctx.set({ 'content-type': geometries.pictureType, 'content-length': String(size) })
  }
}

/**
 * Sends a model, gzipped to clients that accept it. By the address that names its bytes browsers keep it for good, and
 * show it a second time without asking; by any other they ask again each time.
 */
class ModelDelivery extends Delivery {
  readonly #store: ObjectStore
  readonly #model: { objectKey: string; etag: string }

  constructor(store: ObjectStore, model: { objectKey: string; etag: string }) {
    super()
    this.#store = store
    this.#model = model
  }

  override async send(ctx: Context): Promise<void> {
    const takesGzip = ctx.acceptsEncodings('gzip', 'identity') === 'gzip'
    // two encodings of one model are two representations
    const etag = `"${this.#model.etag}${takesGzip ? '-gz' : ''}"`
    ctx.vary('accept-encoding')
    const isNamed = ctx.query.v === this.#model.etag
    const caching = isNamed ? 'private, max-age=31536000, immutable' : 'private, no-cache'
    ctx.set({ etag, 'cache-control': caching, 'x-content-type-options': 'nosniff' })
    const known = ctx.get('if-none-match').split(/\s*,\s*/)
    ctx.status = 304
    if (known.includes(etag)) return
    ctx.status = 200
    const { stream, size } = await this.#store.get(this.#model.objectKey)
    if (takesGzip) {
      ctx.set({ 'content-encoding': 'gzip', 'content-length': String(size) })
      ctx.body = stream
    } else {
      // Koa reports an error during the transfer and ends the response.
      ctx.body = pipeline(stream, createGunzip(), () => undefined)
    }
    ctx.set('content-type', 'model/gltf-binary')
  }
}
