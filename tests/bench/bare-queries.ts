import type pg from 'pg'

/** The first page of 8 services with prices and products, built by the database: one prepared query. */
export const listQuery = {
  name: 'bare-services',
  text: `SELECT json_build_object('data', json_agg(json_build_object(
      'id', s.id, 'name', s.name, 'description', s.description,
      'photoUrl', coalesce('/media/' || m.key || '.' || m.extension, ''), 'priority', s.priority,
      'serviceTypes', coalesce((
        SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'description', p.description,
          'photoUrl', coalesce('/media/' || pm.key || '.' || pm.extension, '')) ORDER BY p.priority, p.id DESC)
        FROM products p LEFT JOIN media pm ON pm.id = p.photo_id
        WHERE p.service_id = s.id AND p.state AND p.deleted_at IS NULL), '[]'),
      'servicePrices', coalesce((
        SELECT json_agg(json_build_object('count', t.count, 'price', t.price / 100.0) ORDER BY t.count)
        FROM service_prices t WHERE t.service_id = s.id), '[]')
    ) ORDER BY s.priority, s.id DESC))::text AS answer
    FROM (
      SELECT * FROM services WHERE state AND deleted_at IS NULL ORDER BY priority, id DESC LIMIT 8
    ) s LEFT JOIN media m ON m.id = s.photo_id`,
}

const insert = {
  order: {
    name: 'bare-order',
    text: `INSERT INTO orders (user_id, service_id, service_name, service_name_ru, service_name_en, count, comment)
      SELECT (SELECT max(id) FROM users), id, name, name_ru, name_en, 370, 'bench' FROM services
      WHERE state AND deleted_at IS NULL ORDER BY id LIMIT 1 RETURNING id, user_id`,
  },
  event: {
    name: 'bare-event',
    text: `INSERT INTO order_events (order_id, actor_id, "to") VALUES ($1, $2, 'Pending')`,
  },
  mail: {
    name: 'bare-mail',
    text: `INSERT INTO pgboss.job (name, data) VALUES ('mail', $1)`,
  },
}

/** What placing an order writes, and nothing else: the order, its event and two emails, in one transaction. */
export async function insertOrder(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query(insert.order)
    const { id, user_id } = rows[0]
    await client.query({ ...insert.event, values: [id, user_id] })
    for (const kind of ['orderReceived', 'orderReceivedCompany'])
      await client.query({ ...insert.mail, values: [{ kind, orderId: id }] })
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
