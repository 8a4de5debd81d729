import type { ChangeAddressBody, KeptAddress, PostalAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { Company } from '../../models/company.ts'
import { CompanyAddress } from '../../models/company-address.ts'
import type { ChangeSought } from '../../platform/audit/last-change.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { newId } from '../../platform/db/new-id.ts'
import { run, runOne } from '../../platform/db/prepared.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale, overtaken } from '../../platform/not-stale.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { lockCompany } from '../company-members/membership-service.ts'
import { addressChanged, addressKept, addressRemoved } from './events.ts'

/** How many addresses a company keeps. Any beyond that are stored only with their request. */
const mostKept = 200

/** From how many past requests addresses are offered to customers without a company. */
const requestsLookedAt = 50

/** The company's own address, then those it keeps, newest first. */
function ofCompany(companyId: string): Sql {
  return sql`select id, name, address, city, state, "postalCode", country from (
      select 0 as rank, null::timestamptz as at, null::uuid as id, name, address, city, state, postal_code as "postalCode", country
        from companies where id = ${companyId} and address <> '' and city <> ''
      union all
      select 1, created_at, id, label, address, city, state, postal_code, country
        from company_addresses where company_id = ${companyId} and city <> ''
    ) kept order by rank, at desc, id desc`
}

/** The addresses a customer without a company gave in their latest requests. */
function ofRequests(customerId: string): Sql {
  return sql`select null::uuid as id, named.address ->> 'name' as name, named.address ->> 'address' as address,
      named.address ->> 'city' as city, named.address ->> 'state' as state,
      named.address ->> 'postalCode' as "postalCode", named.address ->> 'country' as country
    from (select created_at, id, ship_to, bill_to from rfqs
      where customer_id = ${customerId} and company_id is null
      order by created_at desc, id desc limit ${requestsLookedAt}) latest,
      lateral (values (1, ship_to), (2, bill_to)) named (rank, address)
    where named.address is not null
    order by latest.created_at desc, latest.id desc, named.rank`
}

const addressFields = ['name', 'address', 'city', 'state', 'postalCode', 'country'] as const

const keyOf = ({ name, address, city, state, postalCode, country }: PostalAddress) =>
  JSON.stringify([name, address, city, state, postalCode, country])

/** The addresses the actor can choose for a request, without duplicates. */
export async function listAddresses({ tx, actor }: ReadWork): Promise<KeptAddress[]> {
  const found = await run<KeptAddress>(tx, actor.companyId === null ? ofRequests(actor.id) : ofCompany(actor.companyId))
  const first = new Map<string, KeptAddress>()
  for (const address of found) if (!first.has(keyOf(address))) first.set(keyOf(address), address)
  return [...first.values()]
}

/** The addresses a company keeps besides its own, latest first. @throws Problem `company.not_found` */
export async function listKept({ tx }: ReadWork, companyId: string): Promise<KeptAddress[]> {
  const company = await Company.query(tx).findById(companyId).whereNull('mergedIntoId').select('id')
  if (!company) throw problem('company.not_found')
  return (await run<KeptAddress>(tx, ofCompany(companyId))).filter(({ id }) => id !== null)
}

/** The company whose addresses a customer may change. @throws Problem `company.none`, `auth.read_only` */
export function companyOf(actor: Actor): string {
  if (actor.companyId === null) throw problem('company.none')
  assertMayAct(actor)
  return actor.companyId
}

/** Where the audit log records who changed or removed an address. */
export const changesOfAddress = ({ id, companyId }: { id: string; companyId: string }): ChangeSought => ({
  object: { type: 'company', id: companyId },
  actions: [addressChanged.name, addressRemoved.name],
  holding: { addressId: id },
})

/** Locks a kept address and its company. @throws Problem `company.not_found`, `company.address_not_found` */
async function getForUpdate(work: Work, companyId: string, id: string): Promise<Locked<CompanyAddress>> {
  await lockCompany(work.tx, companyId)
  const kept = await CompanyAddress.query(work.tx).findById(id).where({ companyId }).forUpdate()
  if (!kept) throw await overtaken('company.address_not_found', work, changesOfAddress({ id, companyId }))
  return locked(kept)
}

function valuesOf({ label, address, city, state, postalCode, country }: CompanyAddress): PostalAddress {
  return { name: label, address, city: city ?? '', state, postalCode, country }
}

/**
 * Changes an address that a company keeps; requests that used it are unchanged.
 * @throws Problem `company.not_found`, `company.address_not_found`, `company.address_exists`, `write.stale`
 */
export async function change(
  work: Work,
  companyId: string,
  id: string,
  { basedOn, ...wanted }: z.output<typeof ChangeAddressBody>,
): Promise<KeptAddress> {
  const kept = await getForUpdate(work, companyId, id)
  const present = valuesOf(kept)
  await assertNotStale(work, { basedOn, present, wanted, changedBy: changesOfAddress(kept) })
  const fields = addressFields.filter((field) => present[field] !== wanted[field])
  if (fields.length === 0) return { id, ...present }
  const others = (await run<KeptAddress>(work.tx, ofCompany(companyId))).filter((other) => other.id !== id)
  if (others.some((other) => keyOf(other) === keyOf(wanted))) throw problem('company.address_exists')
  const { name: label, ...place } = wanted
  await kept.$query(work.tx).patch({ ...place, label, updatedAt: work.now })
  await work.happened(addressChanged, { ...wanted, companyId, addressId: id, fields })
  return { id, ...wanted }
}

/** Removes an address from those a company keeps. @throws Problem `company.not_found`, `company.address_not_found` */
export async function remove(work: Work, companyId: string, id: string): Promise<void> {
  const kept = await getForUpdate(work, companyId, id)
  await kept.$query(work.tx).delete()
  await work.happened(addressRemoved, { ...valuesOf(kept), companyId, addressId: id })
}

/** Where to look up who last changed an address. @throws Problem `company.address_not_found`, also for another's */
export async function lookForChange({ tx, actor }: ReadWork, id: string): Promise<ChangeSought> {
  const kept = await CompanyAddress.query(tx).findById(id)
  if (!kept || (actor.kind !== 'admin' && kept.companyId !== actor.companyId))
    throw problem('company.address_not_found')
  return changesOfAddress(kept)
}

/** Stores those addresses of a request that its company does not have yet. */
export async function keepAddresses(
  work: Work,
  companyId: string,
  named: readonly (PostalAddress | null)[],
): Promise<void> {
  const addresses = new Map(named.flatMap((address) => (address ? [[keyOf(address), address] as const] : [])))
  for (const address of addresses.values()) {
    if (await keep(work, companyId, address)) await work.happened(addressKept, { ...address, companyId })
  }
}

/** @returns whether it was new */
async function keep({ tx, now }: Work, companyId: string, given: PostalAddress): Promise<boolean> {
  const { name, address, city, state, postalCode, country } = given
  const place = sql`(${address}::text, ${city}::text, ${state}::text, ${postalCode}::text, ${country}::text)`
  const kept = await runOne(
    tx,
    sql`insert into company_addresses
        (id, company_id, label, address, city, state, postal_code, country, created_at, updated_at)
      select ${newId()}::uuid, ${companyId}::uuid, ${name}::text, ${address}::text, ${city}::text, ${state}::text,
        ${postalCode}::text, ${country}::text, ${now}::timestamptz, ${now}::timestamptz
      where not exists (select from companies where id = ${companyId}
          and (${name}::text is null or name = ${name}::text)
          and (address, city, state, postal_code, country) is not distinct from ${place})
        and not exists (select from company_addresses where company_id = ${companyId}
          and label is not distinct from ${name}::text
          and (address, city, state, postal_code, country) is not distinct from ${place})
        and (select count(*) from company_addresses where company_id = ${companyId}) < ${mostKept}
      returning id`,
  )
  return kept !== undefined
}
