import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DiskStore } from '../../api/src/platform/storage/disk-store.ts'
import { S3Store } from '../../api/src/platform/storage/s3-store.ts'
import { type Fault, type FaultyLine, openFaultyLine } from '../../api/test/faulty-line.ts'
import { type S3TestServer, startS3Server } from '../../api/test/s3-server.ts'
import { abortUploads } from './lib/aborted-uploads.ts'
import { type Client, checkFaults, createClient } from './lib/client.ts'
import { emptyLedger, sizeOf } from './lib/ledger.ts'
import { checkMails } from './lib/mails.ts'
import { startPlant } from './lib/plant.ts'
import { openPost, type Post } from './lib/post.ts'
import { endure, type Outage } from './lib/readiness.ts'
import { createReport } from './lib/report.ts'
import { mountSmallDisk } from './lib/small-disk.ts'
import { jobsLeft, verify } from './lib/verify.ts'
import { gather, refusals, write } from './lib/writers.ts'

/** `npm run soak -- outages [seconds]`: writers over the API, while what Kerf stands on fails in turn. */
const seconds = Number(process.argv[2] ?? 12)

/** Seconds; shorter than in use, so that each outage is met by many calls. */
const deadlines = {
  DATABASE_CONNECT_SECONDS: '1',
  DATABASE_ACQUIRE_SECONDS: '2',
  DATABASE_STATEMENT_SECONDS: '3',
  STORE_HEAD_SECONDS: '1',
  STORE_GET_SECONDS: '2',
  STORE_STALL_SECONDS: '2',
  STORE_PUT_SECONDS: '3',
}
/** Milliseconds in which any call must be answered with these: all of them in a row, on a busy machine. */
const longestAnswer = 15_000

const report = createReport()
await endureNetwork()
await endureFullDisk()
process.exitCode = report.end()

/** The database, the store and the mail server, each over a line that fails. */
async function endureNetwork(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kerf-s3-'))
  const s3 = await startS3Server(folder)
  const storeLine = await openFaultyLine(s3.options.endpoint ?? '')
  const post = await openPost()
  report.say('Starting a database, a store, a mail server and Kerf')
  const { accessKeyId = '', secretAccessKey = '' } = s3.options.credentials ?? {}
  const plant = await startPlant({
    ...deadlines,
    S3_BUCKET: s3.options.bucket,
    S3_ENDPOINT: storeLine.url,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    SMTP_URL: post.url,
  })
  const { kerf, line } = plant
  post.deliverTo(kerf.dataDir)
  const store = new S3Store(s3.options)
  const work = await startWork(kerf)
  const look = () => verify(report, { databaseUrl: plant.databaseUrl(), store }, work.ledger)
  try {
    for (const outage of networkOutages({ database: line, store: storeLine }, s3, post)) {
      work.client.longest = 0
      await endure(report, { url: kerf.url, seconds, confirmed: () => sizeOf(work.ledger) }, outage)
      checkLongest(work.client, outage.name)
      await look()
    }
    await work.stop()
    await abortUploads(report, kerf.url, work.admin)
    report.say('Waiting for the jobs that are left')
    report.check('all jobs were done', await jobsLeft(plant.databaseUrl(), 240_000))
    report.check('mails are put off', post.counts.putOff === 0 ? 'none was' : undefined)
    await checkMails(report, kerf.dataDir, work.ledger, 240_000)
    await look()
    checkFaults(report, work.client, kerf)
    report.say(`Mails were put off ${post.counts.putOff} times`)
  } finally {
    await work.stop()
    await plant.remove()
    await Promise.all([storeLine.close(), post.close(), store.close()])
    await s3.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Files and mails on a disk that fills up, with the database elsewhere. */
async function endureFullDisk(): Promise<void> {
  const disk = await mountSmallDisk(200)
  if (!disk) return report.say('NOT CHECKED: a full disk, as this user may not mount a small one')
  const plant = await startPlant({ ...deadlines, LEAST_FREE_MB: '8' }, disk.folder)
  const { kerf } = plant
  const store = new DiskStore(join(kerf.dataDir, 'objects'))
  const work = await startWork(kerf)
  try {
    await endure(
      report,
      { url: kerf.url, seconds, confirmed: () => sizeOf(work.ledger) },
      {
        name: 'The disk is full',
        obstacle: 'disk',
        begin: () => disk.fill(),
        end: () => disk.free(),
      },
    )
    checkLongest(work.client, 'The disk is full')
    await work.stop()
    await verify(report, { databaseUrl: plant.databaseUrl(), store }, work.ledger)
    checkFaults(report, work.client, kerf)
  } finally {
    await work.stop()
    await plant.remove()
    await disk.remove()
  }
}

async function startWork(kerf: Parameters<typeof gather>[0]) {
  let stopping = false
  const isStopping = () => stopping
  const ledger = emptyLedger()
  const client = createClient(kerf.url, isStopping)
  const people = await gather(kerf, 3)
  const writing = write(client, ledger, people, isStopping)
  return {
    client,
    ledger,
    admin: people.admin,
    async stop() {
      if (stopping) return
      stopping = true
      await writing
      const refusal = refusals.find((reason) => !reason.endsWith('was not confirmed'))
      report.check('no call was refused', refusal)
      report.say(`${sizeOf(ledger)} writes were confirmed; ${client.repeats} calls had to be repeated`)
    },
  }
}

function networkOutages(lines: Record<'database' | 'store', FaultyLine>, s3: S3TestServer, post: Post): Outage[] {
  const fails = (what: keyof typeof lines, fault: Fault): Outage => ({
    name: `The ${what} is ${fault}`,
    obstacle: what,
    begin: () => lines[what].setFault(fault),
    end: () => lines[what].setFault('none'),
  })
  return [
    fails('database', 'away'),
    fails('database', 'silent'),
    fails('store', 'away'),
    fails('store', 'silent'),
    {
      name: 'The store answers 500',
      obstacle: 'store',
      begin: () => s3.setFailing(true),
      end: () => s3.setFailing(false),
    },
    {
      name: 'The store is slow',
      obstacle: undefined,
      begin: () => lines.store.setDelay(80),
      end: () => lines.store.setDelay(0),
    },
    {
      name: 'The mail server asks for patience',
      obstacle: undefined,
      begin: () => post.setGreylisting(1),
      end: () => post.setGreylisting(0),
    },
  ]
}

function checkLongest({ longest }: Client, name: string): void {
  const breach = longest > longestAnswer ? `one took ${longest} ms while: ${name}` : undefined
  report.check('calls are answered in time', breach)
}
