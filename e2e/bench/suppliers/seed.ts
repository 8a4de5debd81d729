import { execute } from '../api/worlds.ts'

/** The supplier that is measured, with the admin's password: asked in every fifth request. */
export const signedInSupplier = 'ina@gearworks.example'

const many = `select k, uuidv7(-interval '1 year') as id from generate_series(1, 10000) k`

/** 10,000 suppliers, 10,000 requests, 100,000 quotes and a purchase order for each that was accepted. */
const steps: readonly string[] = [
  `create table seed_suppliers as ${many}`,
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
  `create table seed_requests as ${many}`,
  `insert into supplier_requests (id, reference_number, project_name, material, quantity, description, due_date, seal,
      created_at)
    select id, case when k % 10 > 0 then 'REF-' || (100000 + k) end, 'Project ' || md5(k::text),
      (array['steel','brass','aluminum'])[1 + k % 3], 10, 'Milled from a block',
      current_date + (k % 60 - 20), repeat('a', 64), now() - k * interval '1 minute'
    from seed_requests`,
  `insert into supplier_request_parts (id, request_id, position, name, material, quantities)
    select uuidv7(), id, 1, 'Bracket', 'steel', array[10] from seed_requests`,
  'create index on seed_suppliers (k)',
  `insert into supplier_request_assignments (request_id, supplier_id, assigned_at)
    select requests.id, suppliers.id, now() - requests.k * interval '1 minute'
    from seed_requests requests cross join generate_series(0, 9) nth
      join seed_suppliers suppliers on suppliers.k = 2 + (requests.k * 7 + nth * 997) % 9999`,
  `insert into supplier_request_assignments (request_id, supplier_id, assigned_at)
    select id, (select id from seed_suppliers where k = 1), now() from seed_requests where k % 5 = 0`,
  `insert into supplier_quotes (id, request_id, supplier_id, price, lead_time_days, seal, submitted_at, prices, status)
    select uuidv7(), request_id, supplier_id, (hashtext(supplier_id::text) & 1023) + 100, 14, repeat('a', 64),
      assigned_at, '[]', case when hashtext(request_id::text || supplier_id) % 10 = 0 then 'accepted' else 'pending' end
    from supplier_request_assignments`,
  `insert into purchase_orders (id, number, supplier_quote_id, supplier_id, request_id, delivery_date, amount,
      project_name, created_at)
    select uuidv7(), 'PO-' || (100000 + row_number() over ()), id, supplier_id, request_id,
      current_date + (row_number() over () % 200)::int, price, 'Project ' || md5(id::text), submitted_at
    from supplier_quotes where status = 'accepted'`,
  'drop table seed_suppliers, seed_requests',
  'vacuum analyze',
]

/** Fills a world with suppliers, unless it has them. */
export async function seedSuppliers(databaseUrl: string): Promise<void> {
  const [known] = await execute(databaseUrl, 'select 1 from users where email = $1', [signedInSupplier])
  if (known) return
  const start = performance.now()
  for (const step of steps) await execute(databaseUrl, step)
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
