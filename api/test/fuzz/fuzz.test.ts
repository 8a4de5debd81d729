import { isDownload } from '@kerf/shared-contracts/contracts/endpoint'
import { ErrorBody } from '@kerf/shared-contracts/contracts/errors'
import { endpoints, type RegisteredEndpoint } from '@kerf/shared-contracts/contracts/registry'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { notBuilt } from '../../src/features/not-built.ts'
import { User } from '../../src/models/user.ts'
import { createPeople, type People } from '../authorization/people.ts'
import { signIn } from '../factories.ts'
import { orphanedObjects, type Person, type Portal, personOf, startPortal } from '../main-job.ts'
import { formOf } from '../samples.ts'
import { type Actor, actorFor, callsAboutPeople } from './actors.ts'
import { type Content, callsOf, type FuzzedCall } from './arbitraries.ts'
import type { ObjectIds } from './ids.ts'
import { accountOf, companyOf, populate, rowsOf, together } from './worlds.ts'

/** Each run sends the same calls; `FUZZ_SEED` and `FUZZ_RUNS` send others, and more of them. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301)
const runs = Number(process.env.FUZZ_RUNS ?? 20)
const secret = 'Secret project of the bystander'

let portal: Portal
let bystander: Person
let ids: ObjectIds
/** The people around the bystander. */
let neighbours: People
/** Objects referred to by rows at the start: bytes of deleted files stay until the sweep. */
let known: string[]
beforeAll(async () => {
  portal = await startPortal({ env: { LOG_LEVEL: 'error' } })
  const { api, customer, admin } = portal
  neighbours = await createPeople(api)
  const user = await User.query(api.knex).findById(neighbours.ownerId).throwIfNotFound()
  bystander = personOf(api, { user, token: neighbours.tokens.owner ?? '' })
  const others = await populate(api, bystander, admin)
  await api.knex('rfqs').whereIn('id', others.rfq).update({ projectName: secret })
  ids = together(await populate(api, customer, admin), others)
  known = (await api.knex('files').select('objectKey')).map((row) => row.objectKey)
})
afterAll(() => portal.api.stop())

function bodyOf(content: Content): { body?: FormData | string; type?: string } {
  if (content.kind === 'json') return { body: JSON.stringify(content.value), type: 'application/json' }
  if (content.kind === 'raw') return { body: content.text, type: content.type }
  if (content.kind === 'none') return {}
  const form = formOf({})
  for (const [name, value] of content.fields) form.append(name, value)
  for (const { field, name, bytes } of content.files) form.append(field, new Blob([bytes]), name)
  return { body: form }
}

async function send({ declaration }: RegisteredEndpoint, call: FuzzedCall, token: string) {
  const path = declaration.path.replace(/:(\w+)/g, (_, name: string) => call.params[name] ?? '')
  const { body, type } = bodyOf(call.content)
  const answer = await fetch(`${portal.api.url}${path}?${call.query}`, {
    method: declaration.method.toUpperCase(),
    headers: { ...call.headers, authorization: `Bearer ${token}`, ...(type !== undefined && { 'content-type': type }) },
    body,
    redirect: 'manual',
  })
  return { status: answer.status, requestId: answer.headers.get('x-request-id'), text: await answer.text() }
}

/** Every refusal has a message, and nothing fails. @throws Error otherwise */
function assertAnswered({ status, requestId, text }: Awaited<ReturnType<typeof send>>): void {
  // A range outside a file is refused without a message (RFC 9110).
  if (status < 400 || status === 416) return
  const error = ErrorBody.strict().parse(JSON.parse(text))
  if (error.requestId !== requestId) throw new Error(`The body names ${error.requestId}, the header ${requestId}`)
  if (status >= 500 && error.code !== 'not_built') throw new Error(`${status} ${text}`)
}

/** Some calls end the session that makes them. */
const tokenFor = (person: Person, actor: Actor, { resource }: RegisteredEndpoint) =>
  resource === 'auth' || actor.userId !== person.user.id ? signIn(portal.api, { id: actor.userId }) : person.token

const hashes = (body: z.ZodType | undefined) =>
  body instanceof z.ZodObject && Object.keys(body.shape).some((field) => /password/i.test(field))

function runsOf({ name, resource, declaration: { body, response } }: RegisteredEndpoint, refused: boolean): number {
  // Hashing a password is slow, and wrong kinds are refused whatever they send.
  if (resource === 'auth' || hashes(body) || refused || notBuilt.includes(name)) return Math.ceil(runs / 10)
  // Calls about people accept little, and create much for each run.
  if (!callsAboutPeople.includes(resource)) return runs
  return Math.ceil(runs / (isDownload(response) ? 10 : 2.5))
}

async function fuzz(endpoint: RegisteredEndpoint, person: Person, also: (text: string) => void = () => {}) {
  const { access } = endpoint.declaration
  const refused = !access.includes('visitor') && !access.includes(person.user.isAdmin ? 'admin' : 'customer')
  const actor = await actorFor(portal.api, endpoint, person, neighbours, refused)
  const property = fc.asyncProperty(callsOf(endpoint.declaration, { ...ids, ...actor.people }), async (call) => {
    const answer = await send(endpoint, call, await tokenFor(person, actor, endpoint))
    assertAnswered(answer)
    also(answer.text)
  })
  await fc.assert(property, { seed: seed + endpoints.indexOf(endpoint), numRuns: runsOf(endpoint, refused) })
}

/** What refused uploads left in the store. */
const leftBehind = async () => (await orphanedObjects(portal.api)).filter((key) => !known.includes(key))

const byName = endpoints.map((endpoint) => [endpoint.name, endpoint] as const)

const rowsOfOthers = async () => ({
  ...(await rowsOf(portal.api.knex, bystander.user.id)),
  ...(await companyOf(portal.api.knex, neighbours.companyId)),
})

describe('whatever a customer sends, nothing fails or is left behind, and nobody else’s data is changed or shown', () => {
  let untouched: object
  beforeAll(async () => {
    untouched = await rowsOfOthers()
  })

  test.each(byName)('%s', async (_name, endpoint) => {
    const before = untouched
    await fuzz(endpoint, portal.customer, (text) => expect(text).not.toContain(secret))
    untouched = await rowsOfOthers()
    expect(untouched).toEqual(before)
    expect(await leftBehind()).toEqual([])
  })
})

describe('whatever an admin sends, nothing fails or is left behind, and other accounts are unchanged', () => {
  let untouched: object
  beforeAll(async () => {
    untouched = await accountOf(portal.api.knex, bystander.user.id)
  })

  test.each(byName)('%s', async (_name, endpoint) => {
    const before = untouched
    await fuzz(endpoint, portal.admin)
    untouched = await accountOf(portal.api.knex, bystander.user.id)
    expect(untouched).toEqual(before)
    expect(await leftBehind()).toEqual([])
  })
})
