import { setTimeout as pause } from 'node:timers/promises'
import { closeDatabase, openDatabase } from '../../api/src/platform/db/connect.ts'
import { apiOf, dayFromNow } from '../fixtures/api.ts'
import { allMails } from '../fixtures/mail.ts'
import { type Client, checkFaults, createClient } from './lib/client.ts'
import { startPlant, until } from './lib/plant.ts'
import { openPost } from './lib/post.ts'
import { createReport } from './lib/report.ts'
import { jobsLeft } from './lib/verify.ts'

/** `npm run soak -- mails [count]`: mails about quotes, while the worker is killed and the mail server puts them off. */
const count = Number(process.argv[2] ?? 1000)
/** Calls that are made at once. */
const lines = 4
/** Every so many of the mails goes to an address that bounces. */
const bouncing = 20
/** Milliseconds between two kills at most. */
const longestPause = 12_000
/** Milliseconds in which mails that were put off may still come. */
const patience = 20 * 60_000

const report = createReport()
let stopping = false
const isStopping = () => stopping

report.say('Starting a database, a mail server and Kerf')
const post = await openPost()
const plant = await startPlant({ SMTP_URL: post.url })
const { kerf } = plant
post.deliverTo(kerf.dataDir)
try {
  const api = apiOf(kerf)
  const [admin, reader, gone] = [
    await api.signInAdmin(),
    await api.newCustomer('Reader'),
    await api.newCustomer('Gone'),
  ]
  post.refuse(gone.email)
  post.setGreylisting(0.3)
  post.setLosingAnswers(0.05)
  const client = createClient(kerf.url, isStopping)
  const owed = { taken: new Set<string>(), refused: new Set<string>() }
  let kills = 0
  let isWriting = true
  const killing = (async () => {
    while (isWriting) {
      await pause(2000 + Math.random() * (longestPause - 2000))
      await plant.killApi()
      await kerf.restart()
      kills += 1
    }
  })()
  let next = 0
  const line = async () => {
    for (let number = next++; number < count; number = next++) {
      const isRefused = number % bouncing === 0
      const customer = isRefused ? gone : reader
      const project = `Flange ${number} ${crypto.randomUUID()}`
      await quote(client, { admin, customer: customer.token }, project)
      owed[isRefused ? 'refused' : 'taken'].add(project)
      if (number % 100 === 99) report.say(`${number + 1} quotes; ${post.counts.taken} mails taken; ${kills} kills`)
    }
  }
  await Promise.all(Array.from({ length: lines }, line))
  report.say(`${count} quotes were offered. The worker is killed a few more times while mails are sent`)
  await until(async () => kills >= 10, 120_000)
  isWriting = false
  await killing
  report.check('the worker was killed', kills < 5 ? `only ${kills} times` : undefined)
  post.setGreylisting(0)
  post.setLosingAnswers(0)
  report.say(`Killed ${kills} times. Waiting for what was put off`)
  report.check('each mail was settled', await mailsLeft())
  report.check('all jobs were done', await jobsLeft(plant.databaseUrl(), patience))
  await checkTaken(owed)
  await checkRecorded(owed, { reader: reader.id, gone: gone.email })
  checkFaults(report, client, kerf)
  const { putOff, refused, taken, unanswered } = post.counts
  report.say(`Put off ${putOff} times, refused ${refused}, taken ${taken}, of which ${unanswered} without an answer`)
} finally {
  stopping = true
  await plant.remove()
  await post.close()
}
process.exitCode = report.end()

interface Owed {
  taken: Set<string>
  refused: Set<string>
}

async function quote(client: Client, as: { admin: string; customer: string }, projectName: string): Promise<void> {
  const request = { projectName, material: 'aluminum', tolerance: 'standard', quantity: 10 }
  const rfq = await client.send<{ id: string }>('POST', '/api/rfqs', as.customer, request)
  const terms = new FormData()
  terms.set('amount', '120.00')
  terms.set('validUntil', dayFromNow(30))
  terms.set('estimatedDeliveryDate', dayFromNow(14))
  await client.send('POST', `/api/admin/rfqs/${rfq.id}/quote`, as.admin, terms)
}

/**
 * Waits until each mail is settled. Pauses between tries grow to an hour; what was put off is tried at once here, since
 * nothing puts it off any more.
 * @returns how many are left when patience ends
 */
async function mailsLeft(): Promise<string | undefined> {
  const knex = openDatabase({ url: plant.databaseUrl(), poolSize: 1, name: 'soak' })
  const began = Date.now()
  try {
    for (;;) {
      await knex.raw(`update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry'`)
      const { rows } = await knex.raw(
        `select count(*)::int as left from pgboss.job
          where name = 'mail.send' and state in ('created', 'retry', 'active')`,
      )
      const [{ left }] = rows
      if (left === 0) return undefined
      if (Date.now() - began > patience) return `${left} mails are left`
      await pause(1000)
    }
  } finally {
    await closeDatabase(knex)
  }
}

/** Every mail is there; what came more than once is the same mail, by its Message-ID. */
async function checkTaken({ taken, refused }: Owed): Promise<void> {
  const mails = (await allMails(kerf.dataDir)).filter(({ subject }) => subject.includes('Flange'))
  let repeats = 0
  for (const project of taken) {
    const copies = mails.filter(({ subject }) => subject.includes(project))
    const ids = new Set(copies.map(({ id }) => id))
    repeats += Math.max(0, copies.length - 1)
    report.check('each mail was taken', ids.size === 0 ? `none about ${project}` : undefined)
    report.check('a repeat has the same Message-ID', ids.size > 1 ? `${ids.size} about ${project}` : undefined)
    const words = new Set(copies.map(({ text }) => text))
    report.check('a repeat says the same', words.size > 1 ? `about ${project}` : undefined)
  }
  const wrong = mails.filter(({ subject }) => [...refused].some((project) => subject.includes(project)))
  report.check('none was taken for an address that bounces', wrong[0]?.subject)
  report.say(`${taken.size} mails were owed; ${repeats} of them came once more`)
}

/** Each mail is recorded: as a job that was done, under the bell, and for admins, where its address bounced. */
async function checkRecorded(
  { taken, refused }: Owed,
  { reader, gone }: { reader: string; gone: string },
): Promise<void> {
  const knex = openDatabase({ url: plant.databaseUrl(), poolSize: 1, name: 'soak' })
  try {
    const { rows } = await knex.raw(
      `select data ->> 'subject' as subject, state from pgboss.job where name = 'mail.send'`,
    )
    const jobs: { subject: string; state: string }[] = rows
    for (const project of [...taken, ...refused]) {
      const own = jobs.filter(({ subject }) => subject.includes(project))
      const isDone = own.length === 1 && own[0]?.state === 'completed'
      report.check('each mail is one job that was done', isDone ? undefined : `${own.length} about ${project}`)
    }
    const told: { title: string }[] = await knex('notifications').where({ userId: reader }).select('title')
    report.check('each is under the bell, once', told.length === taken.size ? undefined : `${told.length} are`)
    const failed: { subject: string; outcome: string }[] = await knex('failedMails').where({ recipient: gone })
    for (const project of refused) {
      const own = failed.filter(({ subject, outcome }) => subject.includes(project) && outcome === 'refused')
      report.check(
        'admins see each that bounced, once',
        own.length === 1 ? undefined : `${own.length} about ${project}`,
      )
    }
  } finally {
    await closeDatabase(knex)
  }
}
