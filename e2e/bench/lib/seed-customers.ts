import type pg from 'pg'

/** The customer whose work is generated. */
export interface SeededCustomer {
  customerId: string
  companyId: string
}

/** How much of it: requests that became orders, and requests that did not (yet). */
export interface Amounts {
  orders: number
  otherRfqs: number
}

/** The newest minute of each customer's work; one request came every 37 minutes before. */
const interval = `interval '37 minutes'`

/** Written directly into the tables, because no API call creates thousands of rows in seconds. */
const steps: readonly string[] = [
  // The outcome of each request, and its ids, generated like the application's: ordered by time. `v` is a number that looks
  // random, and is the same for the same request each time.
  `create temporary table seed on commit drop as
    select n, v, customer_id, company_id, created_at, stage, parts,
      uuidv7(created_at - now()) as rfq_id, uuidv7(created_at - now()) as quote_id,
      uuidv7(created_at - now()) as revision_id, uuidv7(created_at - now()) as order_id,
      uuidv7(created_at - now()) as file_id, uuidv7(created_at - now()) as shipment_id,
      case
        when stage is not null then 'accepted'
        else (array['submitted','submitted','reviewing','sent_to_suppliers','quoted','quoted','quoted','accepted',
          'declined','declined'])[1 + v / 10 % 10]
      end as rfq_status
    from (
      select n, v, $1::uuid as customer_id, $2::uuid as company_id,
        date_trunc('milliseconds', now() - n * ${interval}) as created_at,
        case when n * $3::int % ($3::int + $4::int) < $3::int then
          case when v % 3 = 0 then 1 + v / 3 % 7 else 8 end
        end as stage,
        case when v % 10 = 7 then 3 else 1 end as parts
      from generate_series(1, $3::int + $4::int) n cross join lateral (select abs(hashint4(n)) as v) arbitrary
    ) planned`,
  `create temporary table seed_parts on commit drop as
    select seed.*, position, uuidv7(created_at - now()) as part_id, uuidv7(created_at - now()) as line_id,
      case when v % 7 = 0 then array[10 + v % 90, 500] else array[1 + v % 240] end as quantities,
      round((5 + v % 400 + position * 3.17)::numeric, 2) as price
    from seed cross join generate_series(0, parts - 1) position`,
  `insert into rfqs (id, number, customer_id, company_id, project_name, notes, manufacturing_process, status,
      submitted_at, created_at, updated_at)
    select rfq_id, 'SQTE-' || nextval('rfq_number_seq') + 8999, customer_id, company_id,
      (array['Gripper bracket','Pump housing','Gehäusedeckel','減速機ケース','Motor flange','Valve body','Heat sink',
        'Sensor mount','Drive shaft','Servo adapter'])[1 + v % 10] || ' ' || n,
      case when v % 3 = 0 then 'Deburr all edges.' || E'\\n' || 'Certificate of lot ' || n || ' enclosed.' end,
      (array['cnc_machining','casting','sheet_metal','no_preference'])[1 + v % 4], rfq_status,
      created_at, created_at, created_at
    from seed order by created_at`,
  `insert into rfq_parts (id, rfq_id, position, name, material, material_grade, finishing, tolerance, quantities)
    select part_id, rfq_id, position, 'Part ' || n || '-' || position + 1,
      (array['aluminum','steel','titanium','plastic','brass'])[1 + v % 5],
      case when v % 2 = 0 then (array['6061-T6','316 SS','Grade 2','POM','C360'])[1 + v % 5] end,
      case when v % 4 = 0 then 'Bead Blasting' end,
      (array['standard','tight','precision'])[1 + v % 3], quantities
    from seed_parts`,
  `insert into files (id, linked_to_type, linked_to_id, file_name, mimetype, kind, size, sha256, object_key, uploaded_by,
      created_at)
    select uuidv7(created_at - now()), 'rfq', rfq_id, 'part-' || n || '.' || kind,
      case kind when 'step' then 'model/step' else 'application/pdf' end, kind, 40000 + n, repeat('a', 64),
      'files/' || rfq_id || kind, customer_id, created_at
    from seed cross join unnest(array['step', 'pdf']) kind`,
  `insert into files (id, linked_to_type, linked_to_id, file_name, mimetype, kind, size, sha256, object_key, uploaded_by,
      created_at)
    select file_id, 'purchase_order', quote_id, 'PO-' || n || '.pdf', 'application/pdf', 'pdf', 9000 + n,
      repeat('b', 64), 'files/' || file_id, customer_id, created_at
    from seed where stage is not null`,
  `insert into quotes (id, rfq_id, number, status, current_revision, responded_at, responded_by, purchase_order_file_id,
      purchase_order_number, purchase_order_uploaded_at, created_at, updated_at)
    select quote_id, rfq_id, rfqs.number,
      case rfq_status when 'quoted' then 'pending' else rfq_status end, 1 + (v % 12 = 0)::int,
      case when rfq_status <> 'quoted' then seed.created_at + interval '3 days' end, seed.customer_id,
      case when stage is not null then file_id end, case when stage is not null then 'PO-' || n end,
      case when stage is not null then seed.created_at + interval '4 days' end,
      seed.created_at + interval '1 day', seed.created_at + interval '1 day'
    from seed join rfqs on rfqs.id = rfq_id
    where rfq_status in ('quoted', 'accepted', 'declined')`,
  `insert into quote_revisions (id, quote_id, revision, amount, currency, valid_until, estimated_delivery_date, notes,
      created_at)
    select case revision when current_revision then revision_id else uuidv7(seed.created_at - now()) end,
      quotes.id, revision, price.amount * revision, 'USD',
      case when v % 11 = 0 then current_date - 3 else current_date + 30 end, current_date + 45, 'Ex works.',
      quotes.created_at
    from quotes join seed on seed.quote_id = quotes.id
      cross join generate_series(1, current_revision) revision
      cross join lateral (
        select sum(seed_parts.price * quantities[1]) as amount from seed_parts where seed_parts.rfq_id = quotes.rfq_id
      ) price`,
  `insert into quote_lines (id, revision_id, part_id, quantity, unit_price, amount, is_chosen)
    select uuidv7(seed_parts.created_at - now()), revision_id, part_id, quantity, price * current_revision,
      price * current_revision * quantity, quantity = quantities[1]
    from seed_parts join quotes on quotes.id = quote_id cross join unnest(quantities) quantity`,
  `insert into orders (id, number, rfq_id, quote_id, customer_id, company_id, customer_purchase_order_number, status,
      payment_status, paid_at, is_archived, archived_at, currency, amount, order_date, due_date, estimated_completion,
      estimated_delivery_date, tracking_number, shipping_carrier, notes, quality_check_status, delivered_at,
      created_at, updated_at)
    select order_id, 'SORD-' || nextval('order_number_seq') + 8999, seed.rfq_id, seed.quote_id, customer_id, company_id,
      'PO-' || n,
      (array['pending','material_procurement','manufacturing','finishing','quality_check','packing',
        'shipped','delivered'])[stage],
      case when stage = 8 and v % 2 = 0 then 'paid' else 'unpaid' end,
      case when stage = 8 and v % 2 = 0 then seed.created_at + interval '40 days' end,
      stage = 8 and v % 2 = 0, case when stage = 8 and v % 2 = 0 then seed.created_at + interval '40 days' end,
      'USD', revision.amount, seed.created_at::date + 5, seed.created_at::date + 35, seed.created_at::date + 30,
      seed.created_at::date + 33, case when stage >= 7 then '1Z' || n end, case when stage >= 7 then 'UPS' end,
      case when v % 4 = 0 then 'Pack in pairs.' end,
      case when stage > 5 then 'approved' when stage = 5 then 'pending' end,
      case when stage = 8 then seed.created_at + interval '33 days' end,
      seed.created_at + interval '5 days', seed.created_at + interval '5 days'
    from seed join quote_revisions revision on revision.id = revision_id
    where stage is not null order by seed.created_at`,
  `insert into order_lines (id, order_id, part_id, position, name, material, material_grade, finishing, tolerance,
      quantity, unit_price, amount)
    select line_id, order_id, part.id, part.position, part.name, part.material, part.material_grade, part.finishing,
      part.tolerance, line.quantity, line.unit_price, line.amount
    from seed_parts join rfq_parts part on part.id = part_id
      join quote_lines line on line.revision_id = seed_parts.revision_id and line.part_id = part.id and line.is_chosen
    where stage is not null`,
  `insert into order_status_changes (id, order_id, from_status, to_status, changed_at)
    select uuidv7(at - now()), order_id, stages[step - 1], stages[step], at
    from seed cross join generate_series(1, stage) step
      cross join (select array['pending','material_procurement','manufacturing','finishing','quality_check','packing',
        'shipped','delivered'] as stages) all_stages
      cross join lateral (select created_at + interval '5 days' + step * interval '3 days' as at) changed
    where stage is not null`,
  `insert into quality_decisions (id, order_id, decision, notes, decided_by, decided_at)
    select uuidv7(created_at - now() + interval '20 days'), order_id, 'approved', 'All dimensions within tolerance.',
      customer_id, created_at + interval '20 days'
    from seed where stage > 5`,
  `insert into shipments (id, order_id, shipment_date, tracking_number, shipping_carrier, tracking_status, status,
      delivery_date, created_at)
    select shipment_id, order_id, created_at::date + 25, '1Z' || n, 'UPS',
      case stage when 8 then 'delivered' else 'shipped' end, case stage when 8 then 'delivered' else 'in_transit' end,
      case stage when 8 then created_at::date + 33 end, created_at + interval '25 days'
    from seed where stage >= 7`,
  `insert into shipment_lines (shipment_id, order_line_id, quantity)
    select shipment_id, line_id, case when stage = 7 then greatest(1, quantity / 3) else quantity end
    from seed_parts join order_lines on order_lines.id = line_id where stage >= 7`,
  `create temporary table seed_talks on commit drop as
    select uuidv7(created_at - now()) as id, n, v, created_at, customer_id, company_id,
      case when stage is null then 'rfq' else 'order' end as kind,
      case when stage is null then rfq_id end as rfq_id, case when stage is not null then order_id end as order_id
    from seed where v % 5 = 0
    union all
    select uuidv7(), 0, 0, now() - interval '1 day', $1::uuid, null, 'general', null, null`,
  `insert into conversations (id, kind, rfq_id, order_id, customer_id, company_id, last_message_at, provider_wrote_at,
      counterpart_wrote_at, created_at)
    select id, kind, rfq_id, order_id, customer_id, company_id, created_at + interval '4 hours',
      created_at + interval '4 hours', created_at + interval '3 hours', created_at
    from seed_talks`,
  `insert into messages (id, conversation_id, author_id, body, is_from_provider, created_at)
    select uuidv7(at - now()), talk.id, case when step % 2 = 0 then admins.id else talk.customer_id end,
      (array['Could you hold 0.02 on the bore?','We can, with reaming.','図面の改訂版をお送りします。','Thank you, we have it.'])
        [step] || ' (' || talk.n || ')', step % 2 = 0, at
    from seed_talks talk cross join generate_series(1, 4) step
      cross join lateral (select talk.created_at + step * interval '1 hour' as at) written
      cross join (select id from users where account_type = 'admin' order by id limit 1) admins`,
  `insert into conversation_reads (conversation_id, user_id, last_read_at)
    select id, customer_id, created_at + case when v % 15 = 0 then interval '2 hours' else interval '5 hours' end
    from seed_talks`,
]

const parameters = (step: string, { customerId, companyId }: SeededCustomer, { orders, otherRfqs }: Amounts) =>
  [customerId, companyId, orders, otherRfqs].slice(
    0,
    Math.max(0, ...(step.match(/\$\d/g)?.map((name) => Number(name[1])) ?? [])),
  )

/** Generates the work of one customer: requests, quotes, orders and what belongs to them, in every state and variety. */
export async function seedWork(client: pg.Client, customer: SeededCustomer, amounts: Amounts): Promise<void> {
  await client.query('begin')
  for (const step of steps) await client.query(step, parameters(step, customer, amounts))
  await client.query('commit')
}

/** Creates a customer's company, with them as its owner. @returns the company's id */
export async function giveCompany(client: pg.Client, customerId: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `with company as (insert into companies (id, name) values (uuidv7(), 'Acme Robotics') returning id)
     update users set company_id = company.id, company_role = 'owner' from company where users.id = $1
     returning company.id`,
    [customerId],
  )
  return rows[0]?.id ?? ''
}

/** Creates another customer, who never signs in. */
export async function otherCustomer(client: pg.Client): Promise<SeededCustomer> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (id, account_type, email, name, password_hash, is_verified)
     values (uuidv7(), 'customer', gen_random_uuid() || '@example.com', 'Another customer', 'none', true)
     returning id`,
  )
  const customerId = rows[0]?.id ?? ''
  return { customerId, companyId: await giveCompany(client, customerId) }
}
