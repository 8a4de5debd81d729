import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { makeSamples, type SampleName } from '@kerf/samples/generate.ts'
import type { Knex } from 'knex'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { takeTurn } from '../../platform/db/take-turn.ts'
import { openReadWork, transact } from '../../platform/open-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { say } from '../../platform/process.ts'
import { type ReceivedFile, receiveFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import { remindOfCertificates } from '../suppliers/certificate-reminder-service.ts'
import { addCertificates } from './certificate-service.ts'
import { createPeople, type DemoPeople } from './people-service.ts'
import { playProject } from './project-service.ts'
import { demoProjects } from './projects.ts'
import { demoSupplies } from './supplies.ts'
import type { DemoSupply } from './supply.ts'
import { askSuppliers, type DemoSupplying, playSupply } from './supply-service.ts'
import { type DemoTalkers, playConversation } from './talk-service.ts'
import { demoTalks } from './talks.ts'
import { demoCustomers, demoPassword, demoSupplier } from './world.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const request = { id: 'demo', address: '127.0.0.1', userAgent: 'Kerf demo world', moduleVersions: '' }
const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * Whether the demo world may be loaded: never into an external database and, because its password is public, only where
 * no other machine reaches it, unless `KERF_DEMO=1` says so (README, 'Variables').
 */
export function wantsDemo({ databaseUrl, demo, host }: Platform['config']): boolean {
  return databaseUrl === undefined && (demo ?? loopback.has(host))
}

async function receiveSamples({ config, store }: Platform): Promise<Record<SampleName, ReceivedFile>> {
  const paths = await makeSamples(join(config.dataDir, 'samples'))
  const limits = { step: config.files.stepBytes, other: config.files.documentBytes }
  const kinds = ['step', 'pdf', 'spreadsheet', 'image'] as const
  const used = Object.entries(paths).filter(([name]) => !/empty|truncated|Named|encrypted/i.test(name))
  const received: Partial<Record<SampleName, ReceivedFile>> = {}
  for (const [name, path] of used) {
    const options = { fileName: basename(path), kinds, limits }
    received[name as SampleName] = await receiveFile(store, createReadStream(path), options)
  }
  return received as Record<SampleName, ReceivedFile> // Files that failed are left out, and no project refers to them.
}

async function findAdmin({ knex }: Platform): Promise<Actor> {
  const { id, name, email } = await User.query(knex).findOne({ isAdmin: true, deletedAt: null }).throwIfNotFound()
  return { id, kind: 'admin', name, email, companyId: null, companyRole: null }
}

/** Runs a step as a person at a moment. */
type Act = <T>(actor: Actor, at: number, step: (work: Work) => Promise<T>) => Promise<T>

interface DemoStage {
  platform: Platform
  people: DemoPeople
  admin: Actor
  samples: Record<SampleName, ReceivedFile>
  act: Act
}

/** Days after a project began on which suppliers are asked: its customer gets a quote after one day. */
const askedAfter = 0.3

/**
 * Fills an empty database with companies, people and projects in every state, through the same services as users'
 * calls, in one transaction.
 * @returns whether it was loaded; a database with customers is left as it is
 */
export async function loadDemo(platform: Platform): Promise<boolean> {
  if ((await User.query(platform.knex).where('accountType', 'customer').resultSize()) > 0) return false
  const samples = await receiveSamples(platform)
  const passwordHash = await platform.passwords.hash(demoPassword, 'password', { words: [] })
  const admin = await findAdmin(platform)
  return platform.knex.transaction(async (tx) => {
    // If several processes start at once, one loads it, and the others wait as long as that takes.
    await takeTurn(tx, 'kerf demo world')
    if ((await User.query(tx).where('accountType', 'customer').resultSize()) > 0) return false
    const people = await createPeople(tx, passwordHash, platform.clock())
    const act: Act = (actor, at, step) => {
      const inside = { ...platform, knex: tx, events: platform.events.withoutMails() }
      const now = new Date(Math.min(at, platform.clock().getTime()))
      return transact(inside, openReadWork(inside, actor, request, now), step)
    }
    await addCertificates({ people, samples, act, now: platform.clock() })
    await playProjects({ platform, people, admin, samples, act })
    const as: DemoTalkers['as'] = (actor, hoursAgo, step) =>
      act(actor, platform.clock().getTime() - hoursAgo * hourMs, step)
    for (const talk of demoTalks) await playConversation({ people, admin, samples, as }, talk)
    // Said without mails, so that nothing is left to be mailed.
    await remindOfCertificates({ ...platform, knex: tx, events: platform.events.withoutMails() })
    await readOlder(tx, platform.clock())
    return true
  })
}

/** Plays every project with its requests to suppliers, and the provider's own requests. */
async function playProjects({ platform, people, admin, samples, act }: DemoStage): Promise<void> {
  const supplyingFrom = (start: number): DemoSupplying => ({
    people,
    admin,
    samples,
    copying: platform,
    as: (actor, day, step) => act(actor, start + day * dayMs, step),
  })
  const plays: (() => Promise<void>)[] = []
  const beginAt = async (start: number, supply: DemoSupply, rfqId?: string) => {
    const supplying = supplyingFrom(start)
    const requestId = await askSuppliers(supplying, supply, rfqId)
    plays.push(() => playSupply(supplying, supply, requestId, rfqId))
  }
  const now = platform.clock().getTime()
  for (const project of demoProjects) {
    const customer = people.get(project.customer)
    if (!customer) throw new Error(`The demo world has no person ${project.customer}`)
    const start = now - project.daysAgo * dayMs
    const about = demoSupplies.find((supply) => supply.about === project.projectName)
    await playProject(
      {
        customer,
        admin,
        samples,
        as: (actor, day, step) => act(actor, start + day * dayMs, step),
        askSuppliers: async ({ id }) => {
          if (about) await beginAt(start + askedAfter * dayMs, about, id)
        },
      },
      project,
    )
  }
  for (const supply of demoSupplies) {
    if (supply.daysAgo !== undefined) await beginAt(now - supply.daysAgo * dayMs, supply)
  }
  // After all projects, because a purchase order names the customer's order it serves.
  for (const play of plays) await play()
}

/** Marks the demo world's notifications as read, except those of the last days. */
async function readOlder(tx: Knex.Transaction, now: Date): Promise<void> {
  await tx('notifications')
    .where('createdAt', '<', new Date(now.getTime() - 3 * dayMs))
    .update({ readAt: tx.ref('createdAt') })
}

/** Loads the demo world at the first start on the embedded database. */
export async function loadDemoAtStart(platform: Platform): Promise<void> {
  if (!wantsDemo(platform.config) || !(await loadDemo(platform))) return
  const [first] = demoCustomers
  say(`The demo world is loaded: sign in as ${first.email} or ${demoSupplier.email} with the password ${demoPassword}`)
}
