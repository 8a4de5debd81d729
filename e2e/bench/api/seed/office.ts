import { inspectionsAndEstimates } from './inspections.ts'

/**
 * What an office that uses Kerf every day leaves beside requests and orders: conversations, the audit log, notifications,
 * mails that were not delivered, saved filters, inspections, and what was estimated. Runs after people, requests and
 * orders, on their temporary tables.
 */
const talks: readonly string[] = [
  `create temporary table seed_admins as
    select id, row_number() over (order by created_at, id) as place from users where account_type = 'admin'`,
  `insert into users (id, account_type, email, name, password_hash, is_admin, is_verified, created_at)
    select uuidv7(-interval '2 years'), 'admin', 'admin' || k || '@kerf.example', (array['Rosa Weber','田中 恵','Sam Groß'])[k],
      (select password_hash from users where account_type = 'admin' order by id limit 1), true, true,
      now() - interval '2 years'
    from generate_series(1, 3) k`,
  `insert into seed_admins select id, 1 + row_number() over (order by email) from users
    where account_type = 'admin' and id not in (select id from seed_admins)`,
  // A fifth of the requests are talked about; of the talks of the last ten days most wait for an answer.
  `create temporary table seed_talks as
    select uuidv7(created_at - now()) as id, n, v, customer_id, company_id, created_at,
      case when stage is null then rfq_id end as rfq_id, case when stage is not null then order_id end as order_id,
      case when v % 50 = 0 or created_at > now() - interval '10 days' and v % 3 > 0 then 3 else 4 end as messages
    from seed_rfqs where v % 5 = 0 and created_at < now() - interval '5 hours'`,
  'analyze seed_talks',
  `insert into conversations (id, kind, rfq_id, order_id, customer_id, company_id, last_message_at, provider_wrote_at,
      counterpart_wrote_at, assignee_id, created_at)
    select talk.id, case when rfq_id is null then 'order' else 'rfq' end, rfq_id, order_id, customer_id, company_id,
      talk.created_at + messages * interval '1 hour',
      talk.created_at + messages / 2 * 2 * interval '1 hour', talk.created_at + interval '3 hours', admin.id,
      talk.created_at
    from seed_talks talk left join seed_admins admin on admin.place = v % 7 order by n`,
  `insert into messages (id, conversation_id, author_id, body, is_from_provider, created_at)
    select uuidv7(at - now()), talk.id, case when step % 2 = 0 then admin.id else customer_id end,
      (array['Could you hold 0.02 on the bore?','We can, with reaming.','図面の改訂版をお送りします。','Thank you, we have it.'])
        [step] || ' (' || n || ')', step % 2 = 0, at
    from seed_talks talk cross join generate_series(1, messages) step
      cross join lateral (select talk.created_at + step * interval '1 hour' as at) written
      join seed_admins admin on admin.place = 1 + v % 4
    order by n, step`,
]

/** The entries that a request leaves on its way; the columns that a trigger fills otherwise are known here. */
const entries: readonly string[] = [
  `insert into audit_log (id, at, actor_id, actor_kind, action, object_type, object_id, changes, address, user_agent,
      owner_id, object_number)
    select uuidv7(at - now()), at, case actor_kind when 'admin' then admin.id else customer_id end, actor_kind, action,
      object_type, object_id, changes, '192.0.2.' || v % 250,
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', customer_id, object_number
    from seed_rfqs join seed_admins admin on admin.place = 1 + v % 4
      cross join lateral (
        values
          ('session.started', 'customer', 'user', customer_id, interval '-5 minutes', null, '{}'::jsonb, true),
          ('rfq.submitted', 'customer', 'rfq', rfq_id, interval '0', number, '{}', true),
          ('rfq.reviewed', 'admin', 'rfq', rfq_id, interval '2 hours', number,
            '{"from":"submitted","to":"reviewing"}', status <> 'submitted'),
          ('quote.offered', 'admin', 'quote', quote_id, interval '1 day', number,
            jsonb_build_object('amount', v % 9000 || '.50', 'currency', 'USD'), revisions is not null),
          ('quote.accepted', 'customer', 'quote', quote_id, interval '3 days', number, '{}', stage is not null),
          ('order.created', 'admin', 'order', order_id, interval '5 days', number, '{}', stage is not null),
          ('order.status_changed', 'admin', 'order', order_id, interval '6 days', number,
            '{"from":"pending","to":"manufacturing"}', stage > 2),
          ('order.tracking_changed', 'admin', 'order', order_id, interval '8 days', number,
            jsonb_build_object('trackingNumber', '1Z' || (v::bigint * 10 + n), 'shippingCarrier', 'UPS'), stage >= 7)
      ) happened(action, actor_kind, object_type, object_id, later, object_number, changes, did)
      cross join lateral (select least(now(), created_at + later) as at) moment
    where did order by n`,
]

const besides: readonly string[] = [
  `insert into notifications (id, user_id, topic, title, path, created_at, read_at)
    select uuidv7(at - now()), admin.id,
      (array['messages','quotes','order_progress','quality_checks','quote_answers','supplier_answers'])[1 + k % 6],
      (array['New message about Gripper bracket ','Quote accepted: ポンプ軸 ','Quality check needs a revision: Flansch '])
        [1 + k % 3] || k, '/admin', at, case when k > 300 then at + interval '1 hour' end
    from seed_admins admin cross join generate_series(1, 20000) k
      cross join lateral (select now() - k * interval '6 minutes' as at) told`,
  `insert into failed_mails (id, purpose, recipient, account_type, subject, outcome, reason, tries, job_name, payload,
      failed_at, retried_at)
    select uuidv7(at - now()), 'notice', 'office' || k || '@company' || k || '.example', 'customer', 'New quote ' || k,
      (array['refused','given_up'])[1 + k % 2], 'No such mailbox', 1 + k % 5, 'mail', '{}', at,
      case when k % 4 = 0 then at + interval '1 hour' end
    from generate_series(1, 5000) k cross join lateral (select now() - k * interval '8 minutes' as at) failed`,
  `insert into saved_filters (id, user_id, list, name, query)
    select uuidv7(), id, 'admin.rfqs', 'Filters ' || k, 'q=steel&status=submitted'
    from (select id from seed_admins union all (select id from seed_customers where k < 2000)) people
      cross join generate_series(1, 50) k`,
]

export const office: readonly string[] = [...talks, ...entries, ...besides, ...inspectionsAndEstimates]

/** Tables that {@link office} fills with many rows, and triggers that only work out what it says itself. */
export const officeTables = ['audit_log', 'messages', 'conversations', 'notifications']
export const officeTriggers = [{ table: 'audit_log', trigger: 'audit_log_describe' }]
