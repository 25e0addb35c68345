import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The parts of S3's protocol that our store uses, in memory: put, get, head, list and delete, in one bucket. */
export type FakeBucket = {
  endpoint: string
  objects: Map<string, { content: Buffer; type: string }>
  /** Answers 503 to everything while true. */
  away: boolean
  close(): Promise<void>
}

export async function startFakeBucket(bucket: string): Promise<FakeBucket> {
  const objects: FakeBucket['objects'] = new Map()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(pathname.slice(`/${bucket}/`.length))
    const answer = (status: number, text = '', headers = {}) => response.writeHead(status, headers).end(text)
    if (fake.away) return answer(503)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return answer(403)
    if (request.method === 'PUT') {
      objects.set(key, { content: body, type: request.headers['content-type'] ?? '' })
      return answer(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer(204)
    }
    if (request.method === 'POST' && searchParams.has('delete')) {
      for (const [, name] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(name ?? '')
      return answer(200, '<DeleteResult/>')
    }
    if (searchParams.has('list-type')) {
      const found = [...objects].filter(([name]) => name.startsWith(searchParams.get('prefix') ?? ''))
      const rows = found.map(
        ([name, { content }]) =>
          `<Contents><Key>${name}</Key><Size>${content.length}</Size><ETag>"a"</ETag><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
      )
      return answer(200, `<ListBucketResult>${rows.join('')}</ListBucketResult>`)
    }
    const object = objects.get(key)
    if (!object) return answer(404, request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, {
      'content-type': object.type,
      'content-length': object.content.length,
      'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
      etag: '"a"',
    })
    return response.end(request.method === 'HEAD' ? undefined : object.content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeBucket = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    away: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}
