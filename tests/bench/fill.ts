import pg from 'pg'

/** The first and the last of a numbered row. */
type Range = [first: number, last: number]
type Filled = { services?: Range; customers?: Range; orders?: Range; jobs?: Range }

const inserts: Record<keyof Filled, string> = {
  services: `
    WITH made AS (
      INSERT INTO services (name, name_ru, name_en, description, priority)
      SELECT 'Xidmət ' || n, 'Услуга ' || n, 'Service ' || n, 'Ölçü və kağız seçilir.', 1 + n % 7
      FROM generate_series($1::int, $2::int) n RETURNING id)
    INSERT INTO service_prices (service_id, count, price)
    SELECT id, count, 500 + count * 10 FROM made, unnest(ARRAY[100, 500, 1000]) count`,
  customers: `
    INSERT INTO users (name, surname, email, phone_number, password_hash, role_id)
    SELECT 'Sifarişçi ' || n, 'Soyadov', 'sifarisci' || n || '@bench.example', '+99450' || lpad(n::text, 7, '0'),
      'none', (SELECT role_id FROM users WHERE email = 'client@example.com')
    FROM generate_series($1::int, $2::int) n`,
  orders: `
    WITH people AS (SELECT array_agg(id) ids FROM users WHERE email LIKE '%@bench.example'),
      sold AS (
        SELECT array_agg(s) services FROM services s
        WHERE id IN (SELECT id FROM services WHERE deleted_at IS NULL ORDER BY id LIMIT 10)),
      made AS (
        INSERT INTO orders (user_id, service_id, service_name, service_name_ru, service_name_en, count, status,
          price, created_at, accepted_at)
        SELECT ids[1 + n % array_length(ids, 1)], s.id, s.name, s.name_ru, s.name_en, 100 + n % 900,
          (CASE WHEN n % 200 = 0 THEN 'Pending'
            WHEN n % 50 < 4 THEN (ARRAY['Accepted','InProduction','Ready','NotApproved'])[1 + n % 50]
            ELSE 'Completed' END)::order_status,
          CASE WHEN n % 200 = 0 THEN NULL ELSE 1000 + n % 90000 END, now() - n * interval '15 minutes',
          CASE WHEN n % 200 > 0 THEN now() - n * interval '15 minutes' END
        FROM generate_series($1::int, $2::int) n, people, sold,
          LATERAL (SELECT (services[1 + n % array_length(services, 1)]).*) s
        RETURNING id, user_id, created_at)
    INSERT INTO order_events (order_id, actor_id, "from", "to", price, created_at)
    SELECT id, user_id, NULL, 'Pending', NULL, created_at FROM made`,
  // Spread over four weeks around today, the first of them late.
  jobs: `
    WITH open AS (
      SELECT id, current_date - 7 + (row_number() OVER (ORDER BY id DESC) % 28)::int AS day
      FROM orders WHERE status = 'Completed' ORDER BY id DESC LIMIT $2::int - $1::int + 1)
    UPDATE orders SET status = (CASE WHEN orders.id % 3 = 0 THEN 'InProduction' ELSE 'Accepted' END)::order_status,
      planned_on = day, promised_on = day + 3 FROM open WHERE orders.id = open.id`,
}

/** Adds numbered services, customers, orders of three years in every status, and jobs of these weeks beside the demo's own. */
export async function fill(url: string, filled: Filled): Promise<void> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    for (const kind of ['services', 'customers', 'orders', 'jobs'] as const)
      if (filled[kind]) await database.query(inserts[kind], filled[kind])
    await database.query('VACUUM ANALYZE')
  } finally {
    await database.end()
  }
}

const money = [
  `INSERT INTO order_money (order_id, deposit_bp, total, paid, due_on)
   SELECT id, 5000, price,
     CASE WHEN (id + id / 5000) % 20 = 0 THEN price / 3 * 2 ELSE price END + CASE WHEN id % 1000 = 7 THEN 500 ELSE 0 END,
     (accepted_at + interval '5 days')::date
   FROM orders WHERE price IS NOT NULL AND status <> 'NotApproved' ON CONFLICT DO NOTHING`,
  `WITH made AS (
     INSERT INTO payments (user_id, kind, way, amount, day, source, created_at)
     SELECT o.user_id, 'payment', (ARRAY['cash', 'transfer', 'terminal'])[part]::payment_way,
       CASE WHEN part < 3 THEN o.price / 3 ELSE m.paid - o.price / 3 * 2 END, o.accepted_at::date + part,
       'bench:' || o.id || ':' || part, o.accepted_at + part * interval '1 hour'
     FROM orders o JOIN order_money m ON m.order_id = o.id, generate_series(1, 3) part
     WHERE (part < 3 OR m.paid > o.price / 3 * 2)
       AND NOT EXISTS (SELECT FROM payment_allocations a WHERE a.order_id = o.id)
     RETURNING id, source, amount)
   INSERT INTO payment_allocations (payment_id, order_id, amount)
   SELECT id, split_part(source, ':', 2)::int, amount FROM made`,
  `INSERT INTO payments (user_id, kind, way, amount, day, source, created_at)
   SELECT id, 'payment', 'transfer', 1000 + id % 5000, current_date - id % 400, 'bench:balance:' || id,
     now() - id % 400 * interval '1 day'
   FROM users WHERE email LIKE '%@bench.example' AND id % 5 = 0 ON CONFLICT DO NOTHING`,
]

/**
 * Adds the money of all accepted orders: each was paid in three parts, of one in twenty the last one is still owed,
 * one in a thousand was paid too much; one customer in five has a balance, of the last 400 days.
 */
export async function fillMoney(url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    for (const statement of money) await database.query(statement)
    // Payments that come one by one leave nothing behind that isn't used again.
    await database.query('VACUUM FULL payment_rests')
    await database.query('VACUUM ANALYZE')
  } finally {
    await database.end()
  }
}
