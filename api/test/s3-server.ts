import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Options } from '../src/platform/storage/s3-store.ts'

const bucket = 'kerf'

/** Starts an S3 server for tests that keeps its objects in `folder`, and says how to reach it. */
export async function startS3Server(folder: string): Promise<{ options: S3Options; stop(): Promise<void> }> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket }],
  })
  addUnfinishedUploads(server, join(folder, bucket, '._S3rver_uploads'))
  const { port } = await server.run()
  return {
    options: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    stop: () => server.close(),
  }
}

/** s3rver knows neither how to abort a multipart upload nor how to list those that were never finished. */
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
