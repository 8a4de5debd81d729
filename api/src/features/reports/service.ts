import type {
  EstimatedGroup,
  Report,
  ReportedActivity,
  ReportedResults,
  TopCustomer,
} from '@kerf/shared-contracts/contracts/reports'
import { sumMoney } from '@kerf/shared-contracts/rules/money'
import { type ReportPeriod, reportPeriod, wrongPeriod } from '@kerf/shared-contracts/rules/report-period'
import sql, { type Sql } from 'sql-template-tag'
import { instant, jsonList, jsonObject } from '../../platform/db/json.ts'
import { runOne } from '../../platform/db/prepared.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'
import { resultsOf } from './months-service.ts'
import { madeIn, type Reported, startOf } from './period-service.ts'

/** How many customers and events a report lists on screen, and in a download. */
export const rowsShown = 10
export const rowsSaved = 1000
/** How many pairs of a material and a process are compared, the most frequent first: few, unless they are typed by hand. */
const mostKinds = 100

/**
 * The days a report covers.
 * @throws Problem `validation.failed`
 */
export function periodOf(asked: { from?: string | undefined; to?: string | undefined }, today: string): ReportPeriod {
  const period = reportPeriod(asked, today)
  const fields = wrongPeriod(period)
  if (fields) throw problem('validation.failed', { fields })
  return period
}

interface Figures {
  totalCustomers: number
  months: ReportedResults[]
}

async function readFigures({ tx }: ReadWork, reported: Reported): Promise<Figures> {
  const { to, timeZone } = reported
  const figures = await runOne<Figures>(
    tx,
    sql`select ${resultsOf(reported)} as months,
      (select count(*)::int from users where account_type = 'customer' and deleted_at is null
        and created_at < (select ${startOf(sql`${to}::date + 1`, timeZone)})) as "totalCustomers"`,
  )
  return figures ?? { totalCustomers: 0, months: [] }
}

/** Who ordered most, in dollars: amounts in different currencies cannot be added up. */
function topCustomers(reported: Reported, most: number): Sql {
  const customer = jsonObject({
    id: 'users.id',
    name: 'users.name',
    company: 'coalesce(companies.name, users.company_name_input)',
    totalSpent: 'top.spent::text',
    orderCount: 'top.orders',
  })
  return jsonList(
    customer,
    sql`(select customer_id, count(*)::int as orders,
        coalesce(sum(amount) filter (where currency = 'USD'), 0)::numeric(20, 2) as spent
      from orders where ${madeIn(sql`orders.created_at`, reported)}
      group by customer_id order by spent desc, orders desc, customer_id limit ${most}) top
    join users on users.id = top.customer_id left join companies on companies.id = users.company_id`,
    'top.spent desc, top.orders desc, top.customer_id',
  )
}

/** The latest objects, of each kind as many as all kinds together may show. */
function recentActivity(reported: Reported, most: number): Sql {
  const newest = (table: Sql) =>
    sql`where ${madeIn(sql`${table}.created_at`, reported)} order by ${table}.created_at desc, ${table}.id desc limit ${most}`
  const activity = jsonObject({
    id: 'made.id',
    type: 'made.type',
    customer: 'users.name',
    number: 'made.number',
    projectName: 'rfqs.project_name',
    date: instant('made.created_at'),
    amount: 'made.amount::text',
    currency: 'made.currency',
  })
  return jsonList(
    activity,
    sql`(select * from (
        (select id, 'rfq' as type, number, id as rfq_id, customer_id, created_at, null::numeric as amount, null as currency
          from rfqs ${newest(sql`rfqs`)})
        union all
        (select quotes.id, 'quote', number, rfq_id, customer_id, quotes.created_at, revision.amount, revision.currency
          from quotes join quote_revisions revision
            on revision.quote_id = quotes.id and revision.revision = quotes.current_revision ${newest(sql`quotes`)})
        union all
        (select id, 'order', number, rfq_id, customer_id, created_at, amount, currency from orders ${newest(sql`orders`)})
      ) each order by created_at desc, id desc limit ${most}) made
    join users on users.id = made.customer_id join rfqs on rfqs.id = made.rfq_id`,
    'made.created_at desc, made.id desc',
  )
}

/** Quoted prices by what the cost tables said, of offers that no later one replaced. */
function estimatesByKind(reported: Reported): Sql {
  const group = jsonObject({
    material: 'kind.material',
    process: 'kind.process',
    count: 'kind.count',
    median: 'kind.spread[2]',
    low: 'kind.spread[1]',
    high: 'kind.spread[3]',
  })
  return jsonList(
    group,
    sql`(select material, process, count(*)::int as count,
        percentile_cont(array[0.1, 0.5, 0.9]) within group (order by ratio::float8) as spread
      from quote_estimates where is_current and ratio is not null and ${madeIn(sql`offered_at`, reported)}
      group by material, process order by count desc, material, process limit ${mostKinds}) kind`,
    'kind.count desc, kind.material, kind.process',
  )
}

/** Something that was requested, quoted or ordered. */
export type ActivityView = Omit<ReportedActivity, 'description'> & { number: string; projectName: string }

interface Lists {
  topCustomers: TopCustomer[]
  recentActivity: ActivityView[]
  estimates: EstimatedGroup[]
}

/** The content of a report, before it is put into words. */
export type ReportView = Pick<Report, 'period' | 'overview' | 'months' | 'topCustomers'> & Lists

/**
 * The activity of the business in a period.
 * @param timeZone of the business, which defines days and months
 * @param most how many customers and events are listed
 */
export async function report(
  work: ReadWork,
  period: ReportPeriod,
  timeZone: string,
  most: number,
): Promise<ReportView> {
  const reported = { ...period, timeZone }
  const { totalCustomers, months } = await readFigures(work, reported)
  const lists = await runOne<Lists>(
    work.tx,
    sql`select ${topCustomers(reported, most)} as "topCustomers", ${recentActivity(reported, most)} as "recentActivity",
      ${estimatesByKind(reported)} as estimates`,
  )
  const sum = (figure: 'rfqs' | 'orders') => months.reduce((total, month) => total + month[figure], 0)
  return {
    period,
    overview: {
      totalCustomers,
      totalRfqs: sum('rfqs'),
      totalOrders: sum('orders'),
      totalRevenue: sumMoney(months.map(({ revenue }) => revenue)),
    },
    months,
    topCustomers: lists?.topCustomers ?? [],
    recentActivity: lists?.recentActivity ?? [],
    estimates: lists?.estimates ?? [],
  }
}
