import type { PostalAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import sql, { type Sql } from 'sql-template-tag'
import { newId } from '../../platform/db/new-id.ts'
import { run, runOne } from '../../platform/db/prepared.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { addressKept } from './events.ts'

/** How many addresses a company keeps. Any beyond that are stored only with their request. */
const mostKept = 200

/** From how many past requests addresses are offered to customers without a company. */
const requestsLookedAt = 50

/** The company's own address, then those it keeps, newest first. */
function ofCompany(companyId: string): Sql {
  return sql`select name, address, city, state, "postalCode", country from (
      select 0 as rank, null::timestamptz as at, id, name, address, city, state, postal_code as "postalCode", country
        from companies where id = ${companyId} and address <> '' and city <> ''
      union all
      select 1, created_at, id, label, address, city, state, postal_code, country
        from company_addresses where company_id = ${companyId} and city <> ''
    ) kept order by rank, at desc, id desc`
}

/** The addresses a customer without a company gave in their latest requests. */
function ofRequests(customerId: string): Sql {
  return sql`select named.address ->> 'name' as name, named.address ->> 'address' as address,
      named.address ->> 'city' as city, named.address ->> 'state' as state,
      named.address ->> 'postalCode' as "postalCode", named.address ->> 'country' as country
    from (select created_at, id, ship_to, bill_to from rfqs
      where customer_id = ${customerId} and company_id is null
      order by created_at desc, id desc limit ${requestsLookedAt}) latest,
      lateral (values (1, ship_to), (2, bill_to)) named (rank, address)
    where named.address is not null
    order by latest.created_at desc, latest.id desc, named.rank`
}

const keyOf = ({ name, address, city, state, postalCode, country }: PostalAddress) =>
  JSON.stringify([name, address, city, state, postalCode, country])

/** The addresses the actor can choose for a request, without duplicates. */
export async function listAddresses({ tx, actor }: ReadWork): Promise<PostalAddress[]> {
  const found = await run<PostalAddress>(
    tx,
    actor.companyId === null ? ofRequests(actor.id) : ofCompany(actor.companyId),
  )
  return [...new Map(found.map((address) => [keyOf(address), address])).values()]
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
