import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateMultipartUploadCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { startS3Server } from '../../../test/s3-server.ts'
import { S3Store } from './s3-store.ts'

test('the sweep aborts uploads cut off by a crash, but none that may still be running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kerf-s3-'))
  const server = await startS3Server(folder)
  const { bucket, ...connection } = server.options
  const client = new S3Client({ ...connection, region: 'us-east-1', forcePathStyle: true })
  await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: 'files/cut-off' }))
  const store = new S3Store(server.options)

  expect(await store.sweepUnfinished(new Date(Date.now() - 60_000))).toBe(0)
  expect(await store.sweepUnfinished(new Date(Date.now() + 60_000))).toBe(1)
  expect(await store.sweepUnfinished(new Date(Date.now() + 60_000))).toBe(0)

  client.destroy()
  await store.close()
  await server.stop()
  await rm(folder, { recursive: true })
})
