/** The users that are measured; each has the admin's password. */
export const signedIn = {
  /** The owner of a company with 3,000 RFQs, most of them hers. */
  member: 'dana@precision.example',
  /** A customer without a company, with as many RFQs. */
  single: 'jonas@workshop.example',
  /** A customer without any data, who submits RFQs. */
  submitter: 'mei@newcomer.example',
} as const

/** Companies and customers: several thousand, a few of them frequent and most of them rare. */
export const people: readonly string[] = [
  `create temporary table seed_companies as
    select k, uuidv7(-interval '3 years') as id
    from generate_series(0, (select greatest(600, least(2500, rfqs / 100)) from seed_size)) k`,
  `insert into companies (id, name, customer_number, contact_email, city, country)
    select id,
      (array['Northgate','Müller','Harbor','Schäfer','Lakeside','山田','Granite','Größe','Union','東海','Orchard','Weiß',
        'Falcon','Prairie','Jäger','Copper'])[1 + k % 16] || ' '
        || (array['Robotics','Präzisionsteile GmbH','Works','製作所','Aerospace','Medical','Maschinenbau','Tooling'])
          [1 + k / 16 % 8] || ' ' || k,
      'CU' || lpad((k + 1)::text, 4, '0'), 'office' || k || '@company' || k || '.example', 'Dayton', 'United States'
    from seed_companies`,
  `select setval('customer_number_seq', (select count(*) from seed_companies))`,
  // 0 is the member, -1 her colleague, -2 the single customer, -3 who submits; the others follow from 1.
  `create temporary table seed_customers as
    select k, uuidv7(-interval '3 years') as id,
      case when k in (0, -1) then (select id from seed_companies where k = 0)
        when k > 0 and k % 5 > 0 then (select id from seed_companies where seed_companies.k = others.company)
        when k = -3 then (select id from seed_companies where k = 1) end as company_id
    from (select k, 1 + k % (select max(k) from seed_companies) as company
      from generate_series(-3, (select customers from seed_size)) k) others`,
  `insert into users (id, account_type, email, name, password_hash, company_id, company_role, company_name_input,
      is_verified, created_at)
    select id, 'customer',
      case k when 0 then '${signedIn.member}' when -2 then '${signedIn.single}' when -3 then '${signedIn.submitter}'
        else 'customer' || k || '@company.example' end,
      (array['Ada','Jürgen','Chloe','健太','Elena','Günther','Greta','美咲','Ines','Jonas','Kira','Björn','Mona','Nils',
        'Olga','Pavel'])[1 + (k + 16) % 16] || ' '
        || (array['Turner','Groß','Miller','佐藤','Smith','Köhler','Sander','鈴木'])[1 + (k + 16) / 16 % 8],
      (select password_hash from users where account_type = 'admin' order by id limit 1),
      company_id,
      case when company_id is not null then case when k <= 0 or k % 3 = 0 then 'owner' else 'buyer' end end,
      case when company_id is null then 'Workshop ' || k end,
      true, now() - interval '3 years'
    from seed_customers`,
]
