import type pg from 'pg'

/**
 * Ends what a backup would open again: sessions that were ended since, and links that were used or that went to
 * somebody else. Whatever opens an account is kept as the hash of a token, in a table with `token_hash`.
 */
export async function endAccess(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT attrelid::regclass::text AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE attname = 'token_hash' AND relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await client.query(`DELETE FROM ${name}`)
}
