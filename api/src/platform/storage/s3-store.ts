import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import {
  assertObjectKey,
  assertObjectPrefix,
  type ByteRange,
  Fingerprint,
  type ListedObject,
  ObjectMissing,
  type ObjectStat,
  type ObjectStore,
  type PutResult,
  RangeOutside,
  type StoredObject,
  type Waiting,
} from './object-store.ts'

export interface S3Options {
  bucket: string
  region?: string
  /** The endpoint of an S3-compatible store; unset for Amazon's own. The bucket is then part of the path. */
  endpoint?: string
  /** If unset, they are found as by the AWS tools (variables, profile, role of the machine). */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/**
 * Size of a part of an upload, the smallest S3 accepts. Memory holds `partsAtOnce` of them, plus the one being filled.
 */
const partSize = 5 * 1024 * 1024
const partsAtOnce = 2

/** Objects in an S3 bucket. */
export class S3Store implements ObjectStore {
  readonly #client: S3Client
  readonly #bucket: string

  constructor({ bucket, region = 'us-east-1', endpoint, credentials }: S3Options) {
    this.#bucket = bucket
    this.#client = new S3Client({
      region,
      ...(credentials ? { credentials } : {}),
      ...(endpoint === undefined ? {} : forOthers(endpoint)),
      requestHandler: {
        connectionTimeout: 10_000,
        // The last resort when nobody is waiting any more; callers have shorter deadlines (patient-store.ts).
        requestTimeout: 60_000,
        throwOnRequestTimeout: true,
        // Downloads hold a connection as long as the browser reads; they must not block uploads.
        httpAgent: { maxSockets: 256 },
        httpsAgent: { maxSockets: 256 },
      },
    })
  }

  async put(
    key: string,
    source: Readable,
    { contentType, signal }: { contentType?: string } & Waiting = {},
  ): Promise<PutResult> {
    assertObjectKey(key)
    const fingerprint = new Fingerprint()
    const upload = new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: key, Body: fingerprint, ContentType: contentType },
      partSize,
      queueSize: partsAtOnce,
      // A failed upload is aborted, parts and all.
      leavePartsOnError: false,
    })
    const giveUp = () => void upload.abort()
    signal?.addEventListener('abort', giveUp, { once: true })
    const fed = pipeline(source, fingerprint)
    fed.catch(() => {}) // Handled below, once the upload has noticed and cleaned up.
    try {
      const { ETag } = await upload.done()
      await fed
      return { size: fingerprint.passed, sha256: fingerprint.sha256(), etag: unquoted(ETag) }
    } catch (error) {
      fingerprint.destroy()
      source.destroy()
      // The source's own error is more useful: the upload only knows that its body ended.
      await fed.catch((reason) => {
        if (source.errored) throw reason
      })
      throw error
    } finally {
      signal?.removeEventListener('abort', giveUp)
    }
  }

  async get(key: string, { range, signal }: { range?: ByteRange } & Waiting = {}): Promise<StoredObject> {
    assertObjectKey(key)
    const asked = range && `bytes=${range.start}-${range.end ?? ''}`
    const answer = await this.#client
      .send(new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range: asked }), { abortSignal: signal })
      .catch((error) => {
        if (isStatus(error, 404)) throw new ObjectMissing(key, { cause: error })
        if (isStatus(error, 416)) throw new RangeOutside(key, { cause: error })
        throw error
      })
    // In Node the body is a Node stream; the type also covers browsers.
    const stream = answer.Body as unknown as Readable
    const found = { etag: unquoted(answer.ETag), modifiedAt: answer.LastModified ?? new Date(0) }
    const length = answer.ContentLength ?? 0
    const sent = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.ContentRange ?? '')
    if (!sent) return { ...found, stream, size: length }
    return { ...found, stream, size: Number(sent[3]), range: { start: Number(sent[1]), end: Number(sent[2]) } }
  }

  async uploadAddress(key: string, lasts: number): Promise<string> {
    assertObjectKey(key)
    const command = new PutObjectCommand({ Bucket: this.#bucket, Key: key })
    return getSignedUrl(this.#client, command, { expiresIn: Math.floor(lasts / 1000) })
  }

  async stat(key: string, { signal }: Waiting = {}): Promise<ObjectStat | null> {
    assertObjectKey(key)
    try {
      const head = await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }), {
        abortSignal: signal,
      })
      const modifiedAt = head.LastModified ?? new Date(0)
      return { size: head.ContentLength ?? 0, etag: unquoted(head.ETag), modifiedAt }
    } catch (error) {
      if (isStatus(error, 404)) return null
      throw error
    }
  }

  async exists(key: string): Promise<boolean> {
    return (await this.stat(key)) !== null
  }

  async delete(key: string, { signal }: Waiting = {}): Promise<void> {
    assertObjectKey(key)
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }), { abortSignal: signal })
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    assertObjectPrefix(prefix)
    for await (const page of paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: prefix },
    )) {
      for (const { Key, Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
        if (Key !== undefined) yield { key: Key, size: Size, modifiedAt: LastModified }
      }
    }
  }

  async sweepUnfinished(before: Date): Promise<number> {
    let removed = 0
    let next: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
    while (next) {
      const page: ListMultipartUploadsCommandOutput = await this.#client.send(
        new ListMultipartUploadsCommand({ Bucket: this.#bucket, ...next }),
      )
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (!Initiated || Initiated >= before) continue
        await this.#client.send(new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key, UploadId }))
        removed += 1
      }
      const { IsTruncated, NextKeyMarker, NextUploadIdMarker } = page
      next = IsTruncated ? { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker } : undefined
    }
    return removed
  }

  async close(): Promise<void> {
    this.#client.destroy()
  }
}

/** Many S3-compatible stores support neither bucket host names nor Amazon's newer trailing checksums. */
function forOthers(endpoint: string): S3ClientConfig {
  return {
    endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === status
}

function unquoted(etag: string | undefined): string {
  return (etag ?? '').replaceAll('"', '')
}
