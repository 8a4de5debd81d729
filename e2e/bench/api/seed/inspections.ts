/** What was inspected of the orders that came that far, and what the cost tables said of the quotes that were accepted. */
export const inspectionsAndEstimates: readonly string[] = [
  `insert into files (id, linked_to_type, linked_to_id, file_name, mimetype, kind, size, sha256, object_key, created_at)
    select uuidv7(at - now()), 'quality_check', order_id, 'inspection-' || n || '-' || nth || '.pdf', 'application/pdf',
      'pdf', 90000 + v % 90000, repeat('c', 64), 'files/' || order_id || nth, at
    from seed_rfqs cross join generate_series(1, 2) nth
      cross join lateral (select created_at + interval '7 days' as at) inspected
    where stage >= 5 order by n, nth`,
  `insert into quality_characteristics (id, order_id, position, number, name, kind, nominal, lower_tolerance,
      upper_tolerance, unit, measured)
    select uuidv7(created_at - now()), order_id, nth, (nth + 1)::text, 'Bore ' || nth + 1, 'dimension', 12 + nth, -0.02, 0.02,
      'mm', jsonb_build_array((12 + nth + (v % 5 - 2) * 0.01)::text)
    from seed_rfqs cross join generate_series(0, 4) nth
    where stage >= 5 and v % 4 = 0 order by n, nth`,
  `insert into quote_estimates (line_id, revision_id, amount, currency, material, process, ratio, is_current, offered_at)
    select line.id, line.revision_id, line.amount / (0.7 + v % 60 / 100.0), 'USD', part.material, 'cnc_machining',
      round(0.7 + v % 60 / 100.0, 4), offered.revision = revisions, offered.created_at
    from seed_rfqs join quote_revisions offered using (quote_id)
      join quote_lines line on line.revision_id = offered.id and line.is_chosen
      join rfq_parts part on part.id = line.part_id
    where status = 'accepted' order by n`,
]
