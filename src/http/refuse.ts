import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, errorStatuses, type Message } from '../lib/errors.ts'
import { type Language, toLanguage } from '../lib/languages.ts'
import { refusalBody } from '../procedures/errors.ts'

const late: Message = /*i18n*/ {
  id: 'error.tooSlow',
  message: 'The request took too long to arrive. Please try again.',
}
/** The contract has neither a code nor the status 408 for what arrives too slowly. */
export const tooSlow = (): AppError => new AppError('VALIDATION', late)

type Asked = { url?: string | undefined; headers: IncomingHttpHeaders }

/** Answers a request that reaches no route with the contract's error, or tRPC's, in the caller's language. */
export function refuse(request: Asked, response: ServerResponse, error: AppError): void {
  const body = bodyOf(request, error)
  const { code, retryAfter } = error
  const retry = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  response.writeHead(errorStatuses[code], { ...headersOf(body), ...retry }).end(body)
}

/** Answers on the bare connection and closes it. */
export function refuseConnection(socket: Socket, asked: Asked, error: AppError): void {
  const body = bodyOf(asked, error)
  const headers = Object.entries({ ...headersOf(body), connection: 'close' })
  const lines = [
    `HTTP/1.1 ${errorStatuses[error.code]} Refused`,
    ...headers.map((header) => header.join(': ')),
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function bodyOf({ url = '', headers }: Asked, error: AppError): string {
  return JSON.stringify(refusalBody(error, languageFor(url, headers), url))
}

const headersOf = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
})

/** The same as `languageOf`, before a route has parsed the address. */
function languageFor(url: string, headers: IncomingHttpHeaders): Language {
  const [, query = ''] = url.split('?')
  for (const [name, value] of new URLSearchParams(query)) {
    if (['language', 'lang'].includes(name.toLowerCase())) return toLanguage(value)
  }
  return toLanguage(headers['x-language'])
}

/** Closes a connection without reading more of it: Node would first process all that has arrived already. */
export function closeAtOnce(socket: Socket & { parser?: { pause?(): void } | null }): void {
  socket.parser?.pause?.()
  socket.destroy()
}
