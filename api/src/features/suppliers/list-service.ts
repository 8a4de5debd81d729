import type { listSuppliers, SupplierChoices, SupplierListQuery } from '@kerf/shared-contracts/contracts/suppliers'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { listed } from '../../models/listed.ts'
import { type SupplierView, supplierShape } from '../../models/views/supplier-view.ts'
import { waitingFor } from '../../models/waiting.ts'
import { type ListPage, readPage } from '../../platform/db/list.ts'
import { runOne } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'

type Filters = z.output<typeof SupplierListQuery>

const isActive = sql`supplier_profiles.suspended_at is null`

const inState: Record<Exclude<NonNullable<Filters['status']>, 'lapsing'>, Sql> = {
  active: isActive,
  verified: sql`supplier_profiles.verified_at is not null and supplier_profiles.suspended_at is null`,
  unverified: sql`supplier_profiles.verified_at is null and supplier_profiles.suspended_at is null`,
  suspended: sql`supplier_profiles.suspended_at is not null`,
}

/** Suppliers who have confirmed their address and were not deleted. */
const there = sql`not supplier_profiles.is_deleted and supplier_profiles.is_confirmed`

function hasAny(column: string, values: readonly string[] | undefined): Sql | undefined {
  return values?.length ? sql`${raw(column)} && ${values}::text[]` : undefined
}

function isAny(column: string, values: readonly string[] | undefined): Sql | undefined {
  return values?.length ? sql`${raw(column)} = any(${values}::text[])` : undefined
}

function atLeast(column: string, least: number | undefined): Sql | undefined {
  return least ? sql`${raw(column)} >= ${least}::int` : undefined
}

/** One page of the suppliers. A search matches names, addresses, companies, cities, countries and supplier numbers. */
export function list(
  { tx, actor, today }: ReadWork,
  query: z.output<(typeof listSuppliers)['query']>,
): Promise<ListPage<SupplierView>> {
  const of = (column: string) => `supplier_profiles.${column}`
  const filter = listed(actor, { table: 'supplier_profiles', typed: query.q, related: [] }, [
    there,
    query.status && (query.status === 'lapsing' ? waitingFor(today).certificate.condition : inState[query.status]),
    atLeast(of('completeness'), query.minCompletion),
    hasAny(of('capabilities'), query.capabilities),
    hasAny(of('finishing_capabilities'), query.finishing),
    hasAny(of('primary_industries'), query.industries),
    isAny(of('quality_system'), query.qualitySystems),
    isAny(of('country'), query.countries),
    isAny(of('city'), query.cities),
    atLeast(of('number_of_employees'), query.minEmployees),
    query.maxEmployees !== undefined && sql`supplier_profiles.number_of_employees <= ${query.maxEmployees}::int`,
    atLeast(of('year_established'), query.minYearEstablished),
    query.emergency === true && sql`supplier_profiles.emergency_capability`,
    query.international === true && sql`supplier_profiles.international_shipping`,
  ])
  return readPage(tx, supplierShape, filter, query)
}

/** No list of checkboxes needs more. */
const mostChoices = 500

const ofList = (column: string) =>
  sql`(select coalesce(json_agg(value order by lower(value), value), '[]') from (
    select distinct value from supplier_profiles, unnest(${raw(column)}) value where ${there}
    order by value limit ${raw(String(mostChoices))}) chosen)`

const ofText = (column: string) =>
  sql`(select coalesce(json_agg(value order by lower(value), value), '[]') from (
    select distinct ${raw(column)} as value from supplier_profiles where ${raw(column)} <> '' and ${there}
    order by value limit ${raw(String(mostChoices))}) chosen)`

/** The values in suppliers' profiles, each once. */
export async function choices({ tx }: ReadWork): Promise<z.input<typeof SupplierChoices>> {
  const found = await runOne<z.input<typeof SupplierChoices>>(
    tx,
    sql`select ${ofList('capabilities')} as capabilities, ${ofList('finishing_capabilities')} as finishing,
      ${ofList('primary_industries')} as industries, ${ofText('quality_system')} as "qualitySystems",
      ${ofText('country')} as countries, ${ofText('city')} as cities`,
  )
  if (!found) throw new Error('A statement without a table must return one row')
  return found
}
