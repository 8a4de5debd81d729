import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DiskStore } from '../../api/src/platform/storage/disk-store.ts'
import { checkFaults, createClient } from './lib/client.ts'
import { emptyLedger, sizeOf } from './lib/ledger.ts'
import { type Plant, startPlant, until } from './lib/plant.ts'
import { createReport } from './lib/report.ts'
import { jobsLeft, verify } from './lib/verify.ts'
import { gather, refusals, write } from './lib/writers.ts'

/** `npm run soak -- kills [rounds]`: writers over the API, and kills of whatever stands, at any moment. */
const rounds = Number(process.argv[2] ?? 20)
const writers = 4
/** Milliseconds in which everything must serve again, once it was started. */
const recovery = 60_000

type Victim = 'the API' | 'the database' | 'everything'
const victims: readonly Victim[] = ['the API', 'the database', 'everything']

const report = createReport()
const ledger = emptyLedger()
let stopping = false
const isStopping = () => stopping

report.say('Starting a database and Kerf')
const plant = await startPlant()
const store = new DiskStore(join(plant.kerf.dataDir, 'objects'))
try {
  const client = createClient(plant.kerf.url, isStopping)
  const people = await gather(plant.kerf, writers)
  const writing = write(client, ledger, people, isStopping)
  for (let round = 1; round <= rounds; round += 1) {
    await pause(500 + Math.random() * 2500)
    const victim = victims[Math.floor(Math.random() * victims.length)] ?? 'everything'
    await kill(plant, victim)
    const back = await until(() => isReady(plant), recovery)
    report.check(
      'serves again alone',
      back === undefined ? `not within ${recovery / 1000} s of killing ${victim}` : undefined,
    )
    await verify(report, { databaseUrl: plant.databaseUrl(), store }, ledger)
    report.say(
      `Round ${round}: killed ${victim}; back after ${back ?? '?'} ms; ${sizeOf(ledger)} writes confirmed so far`,
    )
  }
  await pause(2000)
  stopping = true
  await writing
  report.say('Waiting for the jobs that are left')
  const left = await jobsLeft(plant.databaseUrl(), 180_000)
  report.check('all jobs were done', left)
  await verify(report, { databaseUrl: plant.databaseUrl(), store }, ledger)
  report.check(
    'no call was refused',
    refusals.find((refusal) => !refusal.endsWith('was not confirmed')),
  )
  checkFaults(report, client, plant.kerf)
  report.say(`${sizeOf(ledger)} writes were confirmed; ${client.repeats} calls had to be repeated`)
} finally {
  stopping = true
  await plant.remove()
}
process.exitCode = report.end()

async function kill({ killApi, killDatabase, startDatabase, kerf }: Plant, victim: Victim): Promise<void> {
  if (victim === 'the API') await killApi()
  if (victim === 'the database') await killDatabase()
  if (victim === 'everything') await Promise.all([killApi(), killDatabase()])
  await pause(Math.random() * 1000)
  if (victim !== 'the API') await startDatabase()
  if (victim !== 'the database') await kerf.restart()
}

async function isReady({ kerf }: Plant): Promise<boolean> {
  return (await fetch(`${kerf.url}/readyz`, { signal: AbortSignal.timeout(5000) })).ok
}
