const stages = `array['pending','material_procurement','manufacturing','finishing','quality_check','packing','shipped',
  'delivered']`

/** Orders with everything that belongs to them. Lines and shipments come first, because they make up the search text. */
export const orders: readonly string[] = [
  `insert into order_lines (id, order_id, part_id, position, name, material, material_grade, finishing, tolerance,
      quantity, unit_price, amount)
    select line_id, order_id, part.id, part.position, part.name, part.material, part.material_grade, part.finishing,
      part.tolerance, seed_parts.quantities[1], price * revisions, price * revisions * seed_parts.quantities[1]
    from seed_parts join rfq_parts part on part.id = part_id where stage is not null
    order by seed_parts.created_at`,
  `create temporary table seed_shipments as
    select order_id, stage, created_at, v, n, uuidv7(created_at - now()) as shipment_id
    from seed_rfqs where stage >= 7 order by n`,
  'analyze seed_shipments',
  `insert into shipments (id, order_id, shipment_date, tracking_number, shipping_carrier, tracking_status, status,
      delivery_date, created_at)
    select shipment_id, order_id, created_at::date + 8, '1Z' || (v::bigint * 10 + n), 'UPS',
      case stage when 8 then 'delivered' else 'shipped' end, case stage when 8 then 'delivered' else 'in_transit' end,
      case stage when 8 then created_at::date + 9 end, created_at + interval '8 days'
    from seed_shipments order by n`,
  `insert into shipment_lines (shipment_id, order_line_id, quantity)
    select shipment_id, line_id, case when seed_shipments.stage = 7 then greatest(1, quantities[1] / 3)
      else quantities[1] end
    from seed_shipments join seed_parts using (order_id) order by n`,
  `insert into order_status_changes (id, order_id, from_status, to_status, changed_at)
    select uuidv7(at - now()), order_id, case when step > 1 then (${stages})[step - 1] end, (${stages})[step], at
    from seed_rfqs cross join generate_series(1, stage) step
      cross join lateral (select created_at + interval '5 days' + step * interval '12 hours' as at) changed
    where stage is not null order by n, step`,
  `insert into order_due_date_changes (id, order_id, from_date, to_date, reason, changed_at)
    select uuidv7(created_at + interval '6 days' - now()), order_id, created_at::date + 28, created_at::date + 35,
      'The material came late.', created_at + interval '6 days'
    from seed_rfqs where stage is not null and v % 8 = 0`,
  `insert into quality_decisions (id, order_id, decision, notes, decided_by, decided_at)
    select uuidv7(created_at + interval '8 days' - now()), order_id, 'approved', 'All dimensions within tolerance.',
      customer_id, created_at + interval '8 days'
    from seed_rfqs where stage > 5 and v % 4 = 0`,
  `insert into orders (id, number, rfq_id, quote_id, customer_id, company_id, customer_purchase_order_number, status,
      payment_status, paid_at, is_archived, archived_at, currency, amount, order_date, due_date, estimated_completion,
      estimated_delivery_date, tracking_number, shipping_carrier, notes, quality_check_status, quality_decided_at,
      customer_approved_at, delivered_at, created_at, updated_at)
    select order_id, 'SORD-' || lpad(place::text, greatest(4, length(place::text)), '0'), seed.rfq_id, seed.quote_id,
      seed.customer_id, seed.company_id, 'PO-' || n, (${stages})[stage],
      case when is_done then 'paid' else 'unpaid' end, case when is_done then created_at + interval '10 days' end,
      is_done, case when is_done then created_at + interval '10 days' end,
      'USD', offered.current_amount, created_at::date + 5, created_at::date + 35, created_at::date + 30,
      created_at::date + 33, case when stage >= 7 then '1Z' || (v::bigint * 10 + n) end,
      case when stage >= 7 then 'UPS' end, case when v % 4 = 0 then 'Pack in pairs.' end,
      case when stage > 5 then 'approved' when stage = 5 then 'pending' end,
      case when stage > 5 then created_at + interval '8 days' end,
      case when stage > 5 then created_at + interval '8 days' end,
      case when stage = 8 then created_at + interval '9 days' end,
      created_at + interval '5 days', created_at + interval '9 days'
    from (select *, stage = 8 and v % 5 > 0 as is_done, row_number() over (order by n) as place
        from seed_rfqs where stage is not null) seed
      join (select id, current_amount from quotes) offered on offered.id = seed.quote_id
    order by n`,
  `select setval('rfq_number_seq', (select rfqs from seed_size)),
    setval('order_number_seq', (select count(*) from orders))`,
]
