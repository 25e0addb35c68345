import type pg from 'pg'

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
