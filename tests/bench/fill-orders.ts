import pg from 'pg'

const atOnce = 50_000
/** So many are as the demo's were, in every status; those before are done, or one in twenty given up. */
const open = 2000

/**
 * Orders of four years like the demo's own, with what was chosen, their events and their artwork: the newest in every
 * status, older ones done.
 */
export async function fillOrders(
  url: string,
  count: number,
  tell: (made: number) => void = () => undefined,
): Promise<void> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    // Nobody listens, and what is copied refers to what is there.
    await database.query(`SET session_replication_role = 'replica'`)
    await database.query(`
      CREATE TEMP TABLE sources AS SELECT row_number() OVER (ORDER BY id) - 1 AS place, o.* FROM orders o;
      CREATE TEMP TABLE people AS SELECT row_number() OVER (ORDER BY id) - 1 AS place, id FROM users
        WHERE email LIKE '%@bench.example';
      ANALYZE sources; ANALYZE people`)
    const { rows } = await database.query<{ top: number }>('SELECT max(id) AS top FROM orders')
    const top = rows[0]?.top ?? 0
    for (let made = 0; made < count; made += atOnce) {
      const range = [made + 1, Math.min(made + atOnce, count), top, count]
      await database.query(copyOrders, range)
      await database.query(copyEvents, range)
      await database.query(copyArtwork, range)
      if (made > 0 && made % 200_000 === 0) tell(made)
    }
    for (const table of ['orders', 'order_events'])
      await database.query(`SELECT setval('${table}_id_seq', (SELECT max(id) FROM ${table}))`)
    await database.query('VACUUM ANALYZE')
  } finally {
    await database.end()
  }
}

/** Of copy n: its source, its customer, and how long ago it was placed. */
const copies = `
  FROM generate_series($1::int, $2::int) n
    JOIN sources s ON s.place = n % (SELECT count(*) FROM sources)
    JOIN people p ON p.place = (n * 7919::bigint) % (SELECT count(*) FROM people)
    CROSS JOIN LATERAL (SELECT (($4::int - n) * interval '4 years' / $4::int) AS ago, $4::int - n < ${open} AS is_open,
      CASE WHEN n % 20 = 0 THEN 'NotApproved' ELSE 'Completed' END::order_status AS ended) age`

const copyOrders = `
  INSERT INTO orders (id, user_id, service_id, product_id, service_name, service_name_ru, service_name_en,
    product_name, product_name_ru, product_name_en, count, comment, status, price, quote, options, language,
    created_at, accepted_at, promised_on, planned_on)
  SELECT $3::int + n, p.id, s.service_id, s.product_id, s.service_name, s.service_name_ru, s.service_name_en,
    s.product_name, s.product_name_ru, s.product_name_en, s.count, s.comment,
    CASE WHEN is_open THEN s.status ELSE ended END,
    CASE WHEN is_open THEN s.price WHEN ended = 'Completed' THEN coalesce(s.price, 1000 + n % 90000) END,
    s.quote, s.options, s.language, now() - ago,
    CASE WHEN is_open THEN s.accepted_at WHEN ended = 'Completed' THEN now() - ago + interval '1 hour' END,
    CASE WHEN is_open THEN s.promised_on WHEN ended = 'Completed' THEN (now() - ago + interval '4 days')::date END,
    CASE WHEN is_open THEN s.planned_on WHEN ended = 'Completed' THEN (now() - ago + interval '2 days')::date END
  ${copies}`

const copyEvents = `
  INSERT INTO order_events (order_id, actor_id, "from", "to", price, created_at)
  SELECT $3::int + n, e.actor_id, e."from", e."to", e.price, now() - ago + (e.created_at - s.created_at)
  ${copies} JOIN order_events e ON e.order_id = s.id WHERE e.undoes_id IS NULL`

const copyArtwork = `
  INSERT INTO artworks (order_id, state, profile, request, updated_at)
  SELECT $3::int + n, a.state, a.profile, a.request, now() - ago ${copies} JOIN artworks a ON a.order_id = s.id`
