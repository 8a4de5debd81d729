import { mostCounted } from './answers.ts'

/*
 * Which rows a page shows, newest first, and how many there are in all. A customer's statements take the customer as
 * `$1` and the company as `$2`, searches the search text as `$1`. The page size is a literal: for a parameter
 * PostgreSQL would assume a tenth of the table, and plan for that.
 */

const perPage = 20
const newest = `order by created_at desc, id desc limit ${perPage}`
const counted = `limit ${mostCounted}`

/** The statements of a list: the ids of a page, and the total. */
export interface Chosen {
  page: string
  total: string
}

/** Rows of one customer, with those that the company shares. */
export function ofCustomer(table: string): Chosen {
  const own = `from ${table} where customer_id = $1`
  const shared = `from ${table} where company_id = $2`
  return {
    page: `((select id, created_at ${shared} ${newest}) union (select id, created_at ${own} ${newest}) ${newest})`,
    total: `(select count(*)::int from ((select 1 ${shared} ${counted})
      union all (select 1 ${own} and (company_id = $2) is not true ${counted}) ${counted}) counted)`,
  }
}

/** All rows that match a condition. */
export function ofAll(table: string, condition = 'true'): Chosen {
  const from = `from ${table} where ${condition}`
  return {
    page: `(select id, created_at ${from} ${newest})`,
    total: `(select count(*)::int from (select 1 ${from} ${counted}) counted)`,
  }
}

/** Rows that match the search, or whose customer or company does. */
export function searched(table: string): Chosen {
  const own = `from ${table} where search_text like $1`
  const others = [
    `from ${table} where customer_id in (select id from users where search_text like $1)`,
    `from ${table} where company_id in (select id from companies where search_text like $1)`,
  ]
  return {
    page: `(${[own, ...others].map((way) => `(select id, created_at ${way} ${newest})`).join(' union ')} ${newest})`,
    // If the rows' own matches already exceed the counting limit, customers and companies are not searched.
    total: `(with own as materialized (select id ${own} ${counted})
      select case when (select count(*) from own) = ${mostCounted} then ${mostCounted}
        else (select least(count(*), ${mostCounted})::int from (
          select id from own union ${others.map((way) => `(select id ${way} ${counted})`).join(' union ')}) counted) end)`,
  }
}
