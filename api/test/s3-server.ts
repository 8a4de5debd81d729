import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Options } from '../src/platform/storage/s3-store.ts'

const bucket = 'kerf'

export interface S3TestServer {
  /** How to reach it. */
  options: S3Options
  /** While it is failing, it answers everything with 500. */
  setFailing(isFailing: boolean): void
  stop(): Promise<void>
}

/** Starts an S3 server for tests that keeps its objects in `folder`. */
export async function startS3Server(folder: string): Promise<S3TestServer> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket }],
  })
  let isFailing = false
  server.middleware.unshift(async (ctx, next) => {
    if (!isFailing) return await next()
    ctx.status = 500
    ctx.type = 'application/xml'
    ctx.body = '<Error><Code>InternalError</Code><Message>We encountered an internal error.</Message></Error>'
  })
  addUnfinishedUploads(server, join(folder, bucket, '._S3rver_uploads'))
  const { port } = await server.run()
  return {
    options: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    setFailing(next) {
      isFailing = next
    },
    stop: () => server.close(),
  }
}

/** s3rver can neither abort a multipart upload nor list unfinished ones. */
function addUnfinishedUploads(server: S3rver, uploads: string): void {
  server.middleware.unshift(async (ctx, next) => {
    const { uploadId } = ctx.query
    if (ctx.method === 'DELETE' && typeof uploadId === 'string') {
      await rm(join(uploads, uploadId), { recursive: true })
      ctx.status = 204
    } else if (ctx.method === 'GET' && 'uploads' in ctx.query) {
      const ids = await readdir(uploads).catch(() => [])
      const rows = ids.map(async (id) => {
        const { birthtime } = await stat(join(uploads, id))
        return `<Upload><Key>key</Key><UploadId>${id}</UploadId><Initiated>${birthtime.toISOString()}</Initiated></Upload>`
      })
      ctx.type = 'application/xml'
      ctx.body = `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${(await Promise.all(rows)).join('')}</ListMultipartUploadsResult>`
    } else await next()
  })
}
