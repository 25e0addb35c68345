/** Fastify with nothing around it: what `npm run bench` measures the program against. */
import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'
import pg from 'pg'
import { insertOrder } from './bare-queries.ts'
import type { BareAnswer } from './servers.ts'

const app = Fastify()
const answers = JSON.parse(await readFile(process.env.ANSWERS ?? '', 'utf8')) as BareAnswer[]
for (const { path, headers, body, etag } of answers) {
  const bytes = Buffer.from(body)
  app.get(path, (request, reply) => {
    reply.headers(headers)
    if (etag !== undefined && request.headers['if-none-match'] === etag) reply.code(304).send()
    else reply.send(bytes)
  })
}
if (process.env.DATABASE_URL) {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
  app.post('/bare/order', async (_request, reply) => {
    await insertOrder(pool)
    return reply.code(201).send({})
  })
}
app.get('/up', async () => ({}))
process.on('SIGTERM', () => process.exit(0))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
