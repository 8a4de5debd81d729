import type { RegisteredEndpoint } from '@kerf/shared-contracts/contracts/registry'
import { createPeople, type People } from '../authorization/people.ts'
import { createAdmin } from '../factories.ts'
import type { TestApi } from '../harness.ts'
import type { Person } from '../main-job.ts'
import type { PeopleIds } from './ids.ts'
import { together } from './worlds.ts'

/** A user who makes calls. */
export interface Actor {
  userId: string
  people: PeopleIds
}

/** Calls that may end the caller's account or membership. */
const ownAffairs = ['profile', 'company-members']
/** Calls about people. */
export const callsAboutPeople = [...ownAffairs, 'accounts', 'customers']

/** @returns the ids of `foreign` people that a call may name: nobody it must not delete, and no secret */
const idsOf = (foreign: People): PeopleIds => ({
  member: [foreign.memberId, foreign.ownerId],
  invitation: [foreign.invitationId],
  session: [foreign.deviceId],
  company: [foreign.companyId],
  account: [foreign.newcomerId],
  secret: [],
})

/**
 * The caller of an endpoint: `person`; or, if the call may end accounts, a user created just for this endpoint.
 * @param foreign people unrelated to the caller
 * @param isRefused whether `person` is of the wrong kind, and so ends nobody
 */
export async function actorFor(
  api: TestApi,
  { resource }: RegisteredEndpoint,
  person: Person,
  foreign: People,
  isRefused: boolean,
): Promise<Actor> {
  if (isRefused || !callsAboutPeople.includes(resource)) return { userId: person.user.id, people: idsOf(foreign) }
  const own = await createPeople(api)
  const people = together(idsOf(own), idsOf(foreign))
  people.account = [own.memberId, own.ownerId, own.newcomerId]
  people.secret = [own.invitationToken]
  if (!ownAffairs.includes(resource)) return { userId: person.user.id, people }
  return { userId: person.user.isAdmin ? (await createAdmin(api)).id : own.ownerId, people }
}
