import type { Locator, Page } from '@playwright/test'
import type pg from 'pg'
import { Portal } from '../../pages/portal.ts'

/** A list on a page: its rows, its foot, and its true length. */
export interface Part {
  name: string
  rows: Locator
  /** The element of its footer, with 'Showing … of …' and 'Load more'. */
  scope: Locator
  /** How many rows there are in the database. */
  total: number
}

/** A customer page opened by a link, with or without filters. */
export interface Listing {
  name: string
  address: string
  /** Its link in the sidebar, for the page without filters. */
  link?: string
  /** CSS of what holds the rows of one list, once it has any. */
  holder: string
  /** The lists that are not empty with these filters. */
  parts: Part[]
}

interface Asked {
  page: Page
  count: (sql: string) => Promise<number>
}

/** Counts what a company sees. `sql` is a table with conditions; `$1` is the company. */
export function counterFor(client: pg.Client, companyId: string): Asked['count'] {
  return async (sql) => {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${sql}`, [companyId])
    return Number(rows[0]?.count)
  }
}

const table = 'main table:has(tbody > tr[tabindex="0"])'
const cards = 'main section:has(ul:not([aria-busy]) > li)'
const talks = 'main ul[aria-label="Conversations"]:has(> li)'

const activeRfqs = `rfqs where company_id = $1 and status not in ('accepted', 'declined')`
const pastRfqs = `rfqs where company_id = $1 and status in ('accepted', 'declined')`
const activeOrders = `orders where company_id = $1 and status <> 'delivered' and not is_archived`
const pastOrders = `orders where company_id = $1 and (status = 'delivered' or is_archived)`
const quotes = (where: string) => `quotes join rfqs on rfqs.id = rfq_id where company_id = $1 and ${where}`
const conversations = (and = '') =>
  `conversations where (company_id = $1 or (kind = 'general' and customer_id in
    (select id from users where company_id = $1))) ${and}`

function partsOf({ page, count }: Asked) {
  const portal = new Portal(page)
  const main = page.getByRole('main')
  const region = (name: string) => main.getByRole('region', { name })
  return {
    rfqs: async (sql: string): Promise<Part> => ({
      name: 'RFQs',
      rows: portal.rowsOf('My RFQs'),
      scope: main,
      total: await count(sql),
    }),
    orders: async (sql: string): Promise<Part> => ({
      name: 'orders',
      rows: portal.rowsOf('My Orders'),
      scope: main,
      total: await count(sql),
    }),
    quotes: async (name: string, where: string): Promise<Part> => ({
      name,
      rows: region(name).getByRole('listitem'),
      scope: region(name),
      total: await count(quotes(where)),
    }),
    history: async (name: string, sql: string): Promise<Part> => ({
      name,
      rows: portal.rowsOf(name),
      scope: region(name),
      total: await count(sql),
    }),
    conversations: async (sql: string): Promise<Part> => ({
      name: 'conversations',
      rows: page.getByRole('list', { name: 'Conversations' }).getByRole('listitem'),
      scope: main,
      total: await count(sql),
    }),
  }
}

/** Every list of the customer, on its page without filters. */
export async function allLists(asked: Asked): Promise<Listing[]> {
  const parts = partsOf(asked)
  const accepted = `quotes.status = 'accepted' and purchase_order_file_id is`
  return [
    { name: 'My RFQs', address: '/rfqs', holder: table, link: 'My Requests', parts: [await parts.rfqs(activeRfqs)] },
    { name: 'My RFQs, history', address: '/rfqs?tab=history', holder: table, parts: [await parts.rfqs(pastRfqs)] },
    {
      name: 'My Quotes',
      address: '/quotes',
      holder: cards,
      link: 'My Quotes',
      parts: [
        await parts.quotes('Pending Quotes', `quotes.status = 'pending'`),
        await parts.quotes('Accepted Quotes - Waiting for Purchase Order', `${accepted} null`),
        await parts.quotes('Purchase Order Submitted', `${accepted} not null`),
        await parts.quotes('Declined Quotes', `quotes.status = 'declined'`),
      ],
    },
    {
      name: 'My Orders',
      address: '/orders',
      holder: table,
      link: 'My Orders',
      parts: [await parts.orders(activeOrders)],
    },
    {
      name: 'My Orders, history',
      address: '/orders?tab=history',
      holder: table,
      parts: [await parts.orders(pastOrders)],
    },
    {
      name: 'Order History',
      address: '/history',
      holder: table,
      link: 'Order History',
      parts: [
        await parts.history('Order History', pastOrders),
        await parts.history('RFQ History', 'rfqs where company_id = $1'),
      ],
    },
    {
      name: 'Messages',
      address: '/messages',
      holder: talks,
      link: 'Messages',
      parts: [await parts.conversations(conversations())],
    },
  ]
}

/** Lists as opened by links with a search, filters and sort orders. */
export async function filteredLists(asked: Asked): Promise<Listing[]> {
  const parts = partsOf(asked)
  const named = (word: string) => `and lower(project_name) like '%${word}%'`
  return [
    {
      name: 'search in RFQs',
      address: '/rfqs?q=gehäuse',
      holder: table,
      parts: [await parts.rfqs(`${activeRfqs} ${named('gehäuse')}`)],
    },
    {
      name: 'RFQs by status, sorted by project',
      address: '/rfqs?status=quoted&sort=project',
      holder: table,
      parts: [await parts.rfqs(`rfqs where company_id = $1 and status = 'quoted'`)],
    },
    {
      name: 'RFQ history, sorted by quantity',
      address: '/rfqs?tab=history&sort=quantity',
      holder: table,
      parts: [await parts.rfqs(pastRfqs)],
    },
    {
      name: 'search in orders',
      address: '/orders?tab=history&q=gehäuse',
      holder: table,
      parts: [
        await parts.orders(
          `orders join rfqs on rfqs.id = rfq_id where orders.company_id = $1 ${named('gehäuse')}
           and (orders.status = 'delivered' or is_archived)`,
        ),
      ],
    },
    {
      name: 'orders by status, sorted by amount',
      address: '/orders?status=manufacturing&sort=amount',
      holder: table,
      parts: [await parts.orders(`orders where company_id = $1 and status = 'manufacturing'`)],
    },
    {
      name: 'search in quotes, sorted by amount',
      address: '/quotes?q=減速機&sort=amount',
      holder: cards,
      parts: [await parts.quotes('Pending Quotes', `quotes.status = 'pending' ${named('減速機')}`)],
    },
    {
      name: 'declined RFQs of the history',
      address: '/history?rfqStatus=declined&rfqSort=project',
      holder: table,
      parts: [await parts.history('RFQ History', `rfqs where company_id = $1 and status = 'declined'`)],
    },
    {
      name: 'search in messages',
      address: '/messages?q=reaming&kind=order',
      holder: talks,
      parts: [await parts.conversations(conversations(`and kind = 'order'`))],
    },
  ]
}
