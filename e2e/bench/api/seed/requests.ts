import { partFacts } from '@kerf/shared-contracts/testing/part-facts'
import { factsVersion, type GeometryFacts, kernelVersion } from '../../../../api/src/geometry/facts.ts'

/**
 * The outcome of each request, and its ids, generated like the application's: ordered by time. `v` and `w` are numbers
 * that look random, and are the same for the same request each time.
 */
const planned = `create temporary table seed_rfqs as
  select n, v, w, created_at, customer.id as customer_id, customer.company_id, parts, status, stage,
    'SQTE-' || lpad(n::text, greatest(4, length(n::text)), '0') as number,
    uuidv7(created_at - now()) as rfq_id, uuidv7(created_at - now()) as quote_id,
    uuidv7(created_at - now()) as order_id, uuidv7(created_at - now()) as order_file_id,
    case when status in ('quoted', 'accepted', 'declined') then 1 + (v % 13 = 0)::int end as revisions
  from (
    select n, v, w, created_at,
      case when n::bigint * 3000 % rfqs < 3000 then case when v % 10 < 7 then 0 else -1 end
        when (n + 1)::bigint * 3000 % rfqs < 3000 then -2
        -- The square lets few customers ask often.
        else 1 + floor(power(w % 100000 / 100000.0, 2) * customers)::int end as customer,
      case when v % 100 < 85 then 1 when v % 100 < 95 then 2 else 4 end as parts,
      case when created_at > now() - interval '1 day' then 'submitted'
        when created_at > now() - interval '10 days' then
          (array['submitted','reviewing','sent_to_suppliers','quoted','quoted'])[1 + v % 5]
        when w % 100 < 34 then 'accepted'
        else (array['submitted','reviewing','sent_to_suppliers','quoted','quoted','quoted','accepted','declined',
          'declined','declined'])[1 + v % 10] end as status,
      case when created_at <= now() - interval '10 days' and w % 100 < 34 then
        case when created_at < now() - interval '60 days' and v % 20 > 0 then 8 else 1 + v % 8 end end as stage
    from (select n, rfqs, hashint4(n) & 2147483647 as v, hashint4(n + 77777777) & 2147483647 as w,
        (select count(*) - 5 from seed_customers) as customers,
        date_trunc('milliseconds', now() - (rfqs - n) * (interval '3 years' / rfqs)) as created_at
      from seed_size cross join generate_series(1, rfqs) n) arbitrary
  ) planned join seed_customers customer on customer.k = planned.customer`

/** What was found in each STEP file while it was drawn. */
const drawn: GeometryFacts = { sizeMm: [100, 60, 20], triangles: 124, parts: 1, instances: 1, solids: 1, unit: 'mm' }

/** The hash of a request's file: no two have the same content. */
const contentOf = (kind: string) => `md5(rfq_id::text || ${kind}) || md5(${kind} || rfq_id::text)`

/** Where goods or an invoice go. */
const address = `jsonb_build_object('name', 'Works ' || v % 90, 'address', v % 300 || ' Mill Street', 'city', 'Dayton',
  'state', 'OH', 'postalCode', '45402', 'country', 'United States')`

/** Requests with parts, files and quotes. Children are inserted first, so that each row is written once. */
export const requests: readonly string[] = [
  planned,
  `create temporary table seed_parts as
    select rfq_id, quote_id, order_id, seed_rfqs.status, stage, v, created_at, revisions, position,
      uuidv7(created_at - now()) as part_id, uuidv7(created_at - now()) as line_id,
      case when v % 7 = 0 then array[10 + v % 90, 500] else array[1 + (v + position * 31) % 240] end as quantities,
      round((5 + v % 400 + position * 3.17)::numeric, 2) as price
    from seed_rfqs cross join generate_series(0, parts - 1) position`,
  'analyze seed_rfqs, seed_parts',
  `insert into rfq_parts (id, rfq_id, position, name, material, material_grade, finishing, tolerance, quantities, notes,
      created_at)
    select part_id, rfq_id, position,
      (array['Bracket','Gehäuse','Shaft','カバー','Gear','Flansch','Manifold','スペーサー'])[1 + v / 3 % 8] || ' ' || v % 1000,
      (array['aluminum','steel','stainless_steel','titanium','brass','peek','aluminum','steel'])[1 + (v / 5 + position) % 8],
      (array['6061-T6','1045','316L','Grade 5','C360','Natural','7075','4140'])[1 + (v / 5 + position) % 8],
      (array['As machined','Anodized','Bead blasted',null])[1 + v % 4], (array['standard','fine'])[1 + v % 2],
      quantities, case when v % 6 = 0 then 'Deburr all edges.' end, created_at
    from seed_parts order by created_at`,
  `insert into rfqs (id, number, customer_id, company_id, project_name, notes, manufacturing_process, timeline, status,
      needed_by, ship_to, bill_to, submitted_at, created_at, updated_at, total_quantity, parts_text)
    select rfq_id, number, customer_id, company_id,
      (array['Gripper bracket','Getriebegehäuse','Pump flange','ポンプ軸','Sensor housing','Lagerdeckel','Valve manifold',
        '取付板','Drone arm','Führungsschiene'])[1 + w % 10] || ', rev. '
        || (array['A','B','C','D'])[1 + v % 4] || ' ' || (array['Falcon','Iron','Ridge','Delta'])[1 + v / 7 % 4] || ' ' || n,
      case when v % 3 = 0 then 'Please quote with an inspection report.' end, 'cnc_machining',
      case when v % 4 = 0 then '4 weeks' end, status, case when v % 3 > 0 then created_at::date + 20 + v % 60 end,
      case when v % 5 < 2 then ${address} end, case when v % 5 = 0 then ${address} end,
      created_at, created_at, created_at,
      sums.quantity, sums.words
    from seed_rfqs join (
      select rfq_id, sum(quantities[1]) as quantity,
        string_agg(kerf_part_text(name, material, material_grade), E'\\n' order by position) as words
      from rfq_parts group by rfq_id
    ) sums using (rfq_id) order by n`,
  `insert into files (id, linked_to_type, linked_to_id, part_id, file_name, mimetype, kind, size, sha256, object_key,
      uploaded_by, created_at)
    select uuidv7(created_at - now()), 'rfq', rfq_id, case when parts > 1 then part_id end,
      'part-' || n || '.' || kind, case kind when 'step' then 'model/step' else 'application/pdf' end, kind,
      40000 + v % 900000, ${contentOf('kind')}, 'files/' || rfq_id || kind, customer_id, created_at
    from (select * from seed_rfqs join (select rfq_id, part_id from seed_parts where position = 0) first using (rfq_id)
      cross join unnest(array['step', 'pdf']) kind where kind = 'step' or v % 3 = 0) chosen
    order by n`,
  // Every STEP file was looked into, and one in ten could not be drawn.
  `insert into file_geometry (sha256, status, object_key, picture_key, pipeline, facts, created_at, updated_at)
    select ${contentOf("'step'")}, 'ready', 'geometry/' || rfq_id, case when v % 10 > 0 then 'pictures/' || rfq_id end,
      '${kernelVersion}', '${JSON.stringify(drawn)}', created_at, created_at
    from seed_rfqs order by n`,
  // Every one was measured, as Kerf would measure them all meanwhile; of most nothing was found, which keeps them small.
  `insert into file_facts (sha256, status, pipeline, facts, error_code, created_at, updated_at)
    select ${contentOf("'step'")}, case when v % 10 = 0 then 'ready' else 'failed' end, '${factsVersion}',
      case when v % 10 = 0 then '${JSON.stringify(partFacts())}'::jsonb end, case when v % 10 > 0 then 'geometry.unreadable' end,
      created_at, created_at
    from seed_rfqs order by n`,
  `insert into quote_revisions (id, quote_id, revision, amount, currency, valid_until, estimated_delivery_date, notes,
      created_at)
    select uuidv7(created_at - now()), quote_id, revision, offered.amount * revision + case when v % 9 = 0 then 180 else 0 end,
      'USD',
      (created_at + (array[30, 60, 90])[1 + v % 3] * interval '1 day')::date, created_at::date + 45,
      case when v % 2 = 0 then 'Ex works.' end, created_at + interval '1 day'
    from seed_rfqs cross join generate_series(1, revisions) revision
      join (select quote_id, sum(price * quantities[1]) as amount from seed_parts group by quote_id) offered
        using (quote_id)
    where revisions is not null order by n`,
  `insert into quote_lines (id, revision_id, part_id, quantity, unit_price, amount, is_chosen)
    select uuidv7(seed_parts.created_at - now()), offered.id, part_id, quantity, price * revision,
      price * revision * quantity, quantity = quantities[1]
    from quote_revisions offered join seed_parts using (quote_id) cross join unnest(quantities) quantity
    order by seed_parts.created_at`,
  `insert into quote_charges (id, revision_id, position, kind, label, amount)
    select uuidv7(seed_rfqs.created_at - now()), offered.id, 0, 'tooling', 'Fixture', 180
    from quote_revisions offered join seed_rfqs using (quote_id) where v % 9 = 0 order by n`,
  `insert into files (id, linked_to_type, linked_to_id, file_name, mimetype, kind, size, sha256, object_key, uploaded_by,
      created_at)
    select order_file_id, 'purchase_order', quote_id, 'PO-' || n || '.pdf', 'application/pdf', 'pdf', 9000 + n,
      repeat('b', 64), 'files/' || order_file_id, customer_id, created_at
    from seed_rfqs where stage is not null order by n`,
  `insert into quotes (id, rfq_id, number, status, current_revision, responded_at, responded_by, purchase_order_file_id,
      purchase_order_number, purchase_order_uploaded_at, created_at, updated_at, current_amount, current_valid_until)
    select seed_rfqs.quote_id, rfq_id, number, case status when 'quoted' then 'pending' else status end, revisions,
      case when status <> 'quoted' then seed_rfqs.created_at + interval '3 days' end,
      case when status <> 'quoted' then customer_id end,
      case when stage is not null then order_file_id end, case when stage is not null then 'PO-' || n end,
      case when stage is not null then seed_rfqs.created_at + interval '4 days' end,
      seed_rfqs.created_at + interval '1 day', seed_rfqs.created_at + interval '1 day', offered.amount,
      offered.valid_until
    from seed_rfqs join quote_revisions offered on offered.quote_id = seed_rfqs.quote_id and revision = revisions
    order by n`,
  // Given already, so that Kerf does not give them all while it is measured.
  `insert into reminders (kind, object_key, given_at)
    select 'quote_expiring', offered.id::text, now()
    from quotes join quote_revisions offered on offered.quote_id = quotes.id and revision = current_revision
    where status = 'pending' and current_valid_until >= current_date - 1
    union all select 'purchase_order_missing', id::text, now() from quotes
    where status = 'accepted' and purchase_order_file_id is null`,
]
