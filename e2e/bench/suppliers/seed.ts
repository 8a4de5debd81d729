import { execute } from '../api/worlds.ts'

/** The supplier that is measured, with the admin's password: asked in every fifth request. */
export const signedInSupplier = 'ina@gearworks.example'

/** How large a network is. */
export interface NetworkSize {
  requests: number
  /** Suppliers who are asked in each request, and quote; about one of them is awarded. */
  asked: number
  /** Between one request and the next. */
  minutesApart: number
}

const many = (rows: number) => `select k, uuidv7(-interval '1 year') as id from generate_series(1, ${rows}) k`

const orderSteps = `array['issued','acknowledged','in_production','shipped']`

/** Of every ten the newest one is open, in one of the steps; of the others one in twenty was cancelled. */
const purchaseOrders: readonly string[] = [
  `create temporary table seed_purchases as
    select uuidv7(submitted_at - now()) as id, quote.id as quote_id, supplier_id, request_id, price, submitted_at as at, nth,
      case when nth * 10 <= total then (${orderSteps})[1 + nth % 4] when nth % 20 = 0 then 'cancelled'
        else 'received' end as status
    from (select *, row_number() over (order by submitted_at desc, id) as nth, count(*) over () as total
      from supplier_quotes where status = 'accepted') quote`,
  // Each serves an order of a customer, while there are any.
  `insert into purchase_orders (id, number, supplier_quote_id, supplier_id, request_id, delivery_date, amount,
      project_name, status, quantity_ordered, quantity_received, order_id, acknowledged_at, received_at, received_on,
      cancelled_at, paid_at, created_at)
    select bought.id, 'PO-' || (1000000 - nth), quote_id, supplier_id, request_id, at::date + 14 + (nth % 200)::int, price,
      'Project ' || md5(quote_id::text), status, 10, case status when 'received' then 10 else 0 end, served.id,
      case when status <> 'issued' then at + interval '1 day' end,
      case status when 'received' then at + interval '20 days' end,
      case status when 'received' then (at + interval '20 days')::date end,
      case status when 'cancelled' then at + interval '2 days' end,
      case when status = 'received' and nth % 10 > 0 then at + interval '30 days' end, at
    from seed_purchases bought
      left join (select id, row_number() over (order by created_at desc, id) as nth from orders) served using (nth)
    order by at`,
  `insert into purchase_order_lines (id, purchase_order_id, position, name, material, quantity, quantity_received,
      unit_price, amount)
    select uuidv7(at - now()), id, 1, 'Bracket', 'steel', 10, case status when 'received' then 10 else 0 end,
      round(price / 10, 4), price
    from seed_purchases order by at`,
  `insert into purchase_order_receipts (id, purchase_order_id, received_on, created_at)
    select uuidv7(at - now()), id, (at + interval '20 days')::date, at + interval '20 days'
    from seed_purchases where status = 'received' order by at`,
  `insert into purchase_order_receipt_lines (receipt_id, line_id, quantity)
    select receipt.id, line.id, 10
    from purchase_order_receipts receipt join purchase_order_lines line using (purchase_order_id)`,
  `insert into purchase_order_updates (id, purchase_order_id, notes, created_at)
    select uuidv7(at - now()), id, 'Roughed on all sides.', at + interval '5 days'
    from seed_purchases where status <> 'issued' and nth % 4 = 0 order by at`,
]

/** 10,000 suppliers, requests with quotes, and a purchase order with its receipt for each quote that was accepted. */
const stepsOf = ({ requests, asked, minutesApart }: NetworkSize): readonly string[] => [
  `create temporary table seed_suppliers as ${many(10_000)}`,
  `insert into users (id, account_type, email, name, password_hash, is_verified, created_at)
    select id, 'supplier', case k when 1 then '${signedInSupplier}' else 'vendor' || k || '@vendors.example' end,
      (array['Ada','Jürgen','健太','Elena','Günther','美咲'])[1 + k % 6] || ' '
        || (array['Turner','Groß','佐藤','Smith','Köhler'])[1 + k / 6 % 5] || ' ' || k,
      (select password_hash from users where account_type = 'admin' order by id limit 1), true,
      now() - k * interval '1 minute'
    from seed_suppliers`,
  `insert into supplier_profiles (user_id, supplier_number, company_name, phone, website, address, city, country,
      capabilities, certifications, finishing_capabilities, primary_industries, quality_system, number_of_employees,
      year_established, emergency_capability, international_shipping, certificates_end_on, created_at)
    select id, 'V' || (100000 + k), (array['Northgate','Müller','山田','Harbor'])[1 + k % 4] || ' Works ' || k,
      '1', case when k % 2 = 0 then 'https://vendor.example' end, case when k % 3 = 0 then '1 Road' end,
      'City ' || k % 500, 'Country ' || k % 60, array['Milling', 'Capability ' || k % 40], array['ISO 9001'],
      array['Finishing ' || k % 20], array['Industry ' || k % 20], 'System ' || k % 12, k % 900, 1950 + k % 70,
      k % 3 = 0, k % 4 = 0, case when k % 2 = 0 then current_date + (k % 700 - 20) end,
      now() - k * interval '1 minute'
    from seed_suppliers`,
  `create temporary table seed_requests as ${many(requests)}`,
  `insert into supplier_requests (id, reference_number, project_name, material, quantity, description, due_date, seal,
      created_at)
    select id, case when k % 10 > 0 then 'REF-' || (100000 + k) end, 'Project ' || md5(k::text),
      (array['steel','brass','aluminum'])[1 + k % 3], 10, 'Milled from a block',
      current_date + (k % 60 - 20), repeat('a', 64), now() - k * interval '${minutesApart} minutes'
    from seed_requests`,
  `insert into supplier_request_parts (id, request_id, position, name, material, quantities)
    select uuidv7(), id, 1, 'Bracket', 'steel', array[10] from seed_requests`,
  'create index on seed_suppliers (k)',
  `insert into supplier_request_assignments (request_id, supplier_id, assigned_at)
    select requests.id, suppliers.id, now() - requests.k * interval '${minutesApart} minutes'
    from seed_requests requests cross join generate_series(0, ${asked - 1}) nth
      join seed_suppliers suppliers on suppliers.k = 2 + (requests.k * 7 + nth * 997) % 9999`,
  `insert into supplier_request_assignments (request_id, supplier_id, assigned_at)
    select id, (select id from seed_suppliers where k = 1), now() from seed_requests where k % 5 = 0`,
  `insert into supplier_quotes (id, request_id, supplier_id, price, lead_time_days, seal, submitted_at, prices, status)
    select uuidv7(), request_id, supplier_id, (hashtext(supplier_id::text) & 1023) + 100, 14, repeat('a', 64),
      assigned_at, '[]', case when hashtext(request_id::text || supplier_id) % ${asked} = 0 then 'accepted' else 'pending' end
    from supplier_request_assignments`,
  `insert into supplier_quote_revisions (quote_id, revision, price, currency, setup_price, freight_price,
      lead_time_days, prices, seal, submitted_at)
    select id, 1, price, currency, setup_price, freight_price, lead_time_days, prices, seal, submitted_at
    from supplier_quotes`,
  ...purchaseOrders,
]

/** Fills a world with suppliers, unless it has them. */
export async function seedSuppliers(
  databaseUrl: string,
  size: NetworkSize = { requests: 10_000, asked: 10, minutesApart: 1 },
): Promise<void> {
  const [known] = await execute(databaseUrl, 'select 1 from users where email = $1', [signedInSupplier])
  if (known) return
  const start = performance.now()
  // At once, so that all or nothing of it is there.
  await execute(databaseUrl, stepsOf(size).join(';\n'))
  await execute(databaseUrl, 'vacuum analyze')
  const [row] = await execute<{ suppliers: string; quotes: string; orders: string }>(
    databaseUrl,
    `select (select count(*) from supplier_profiles) as suppliers, (select count(*) from supplier_quotes) as quotes,
      (select count(*) from purchase_orders) as orders`,
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(
    `Seeded ${row?.suppliers} suppliers, ${row?.quotes} quotes, ${row?.orders} purchase orders in ${seconds} s`,
  )
}
