import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../lib/errors.ts'
import type { Deps } from '../procedures/deps.ts'
import type { Described } from './described.ts'
import { openApiDocument } from './openapi.ts'

const assets: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const start = `window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true })`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

/** /api/openapi.json, and /api/docs: Swagger UI from our own origin. */
export function registerDocs(app: FastifyInstance, deps: Deps, procedures: Described[]): void {
  let document: string | undefined
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(procedures, deps.settings.SITE_URL))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/docs', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'",
      )
      .type('text/html; charset=utf-8')
      .send(page),
  )
  app.get<{ Params: { file: string } }>('/docs/:file', async (request, reply) => {
    const { file } = request.params
    reply.header('cache-control', 'public, max-age=86400')
    if (file === 'start.js') return reply.type('text/javascript; charset=utf-8').send(start)
    const type = Object.hasOwn(assets, file) ? assets[file] : undefined
    if (!type) throw notFound()
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
    return reply.type(type).send(await readFile(join(folder, file)))
  })
}
