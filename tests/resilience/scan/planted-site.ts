import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'
import { startBundledServer } from '../../../src/db/bundled-server.ts'
import { silentLog } from '../../support/silent-log.ts'

/** A site with the holes that the scanners must find, on loopback: a scanner that finds nothing proves nothing. */
export async function startPlantedSite(folder: string): Promise<{ site: string; close(): Promise<void> }> {
  const dataDir = join(folder, 'planted')
  const server = await startBundledServer({ dataDir, log: silentLog, fsync: false })
  const pool = new pg.Pool({ connectionString: server.url })
  // Connections that end with their server.
  pool.on('error', () => {})
  await pool.query(
    `CREATE TABLE items (id int, name text); INSERT INTO items VALUES (1, 'kart'), (2, 'banner')`,
  )
  const open = join(folder, 'open')
  await mkdir(join(open, 'assets'), { recursive: true })
  await writeFile(join(open, '.env'), 'SECRET=planted\n')
  const app = Fastify()
  // A folder for each: wapiti takes so many addresses of one folder, in no order.
  const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`
  app.get('/', (_request, reply) =>
    reply
      .type('text/html')
      .send(
        page(
          '<a href="/hello/greet?name=Aysel">1</a> <a href="/list/items?id=1">2</a> <a href="/open/fetch?url=x">3</a>',
        ),
      ),
  )
  app.get<{ Querystring: { name: string } }>('/hello/greet', ({ query }, reply) =>
    reply.type('text/html').send(page(`Salam, ${query.name}!`)),
  )
  app.get<{ Querystring: { id: string } }>('/list/items', async ({ query }) => {
    const { rows } = await pool.query(`SELECT name FROM items WHERE id = ${query.id}`)
    return rows
  })
  app.get<{ Querystring: { url: string } }>('/open/fetch', async ({ query }) => {
    const isOurs = /^http:\/\/127\.0\.0\.1:\d+\//.test(query.url)
    return isOurs ? (await fetch(query.url)).text() : 'not here'
  })
  app.get('/.env', () => readFile(join(open, '.env'), 'utf8'))
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params }, reply) =>
    readFile(join(open, 'assets', params['*']), 'utf8').catch(() => reply.code(404).send('')),
  )
  const site = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    site,
    async close() {
      await app.close()
      await pool.end()
      await server.stop()
    },
  }
}
