import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../lib/errors.ts'
import { refuseConnection, tooSlow } from './refuse.ts'

type ParseError = Error & { code?: string; rawPacket?: Buffer; bytesParsed?: number }
type Exchange = { request: IncomingMessage; response: ServerResponse }

/** Answers bytes that are no HTTP, or none that may be read; `last` is what the connection was about until then. */
export function refuseUnreadable(error: ParseError, socket: Socket, last: Exchange | undefined): void {
  const isUnderWay = last !== undefined && !last.response.writableFinished
  // Browsers open connections ahead: an answer to nothing would be taken for the page that they ask for at that moment.
  const wasSilent = socket.bytesRead === 0
  // An answer that is under way would be torn in two.
  if (!socket.writable || wasSilent || (isUnderWay && last.response.headersSent)) {
    socket.destroy()
    return
  }
  const inBody = last !== undefined && !last.request.complete
  refuseConnection(socket, inBody ? last.request : beginningOf(error), errorOf(error.code))
}

function errorOf(code: string | undefined): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow()
  return new AppError(code !== undefined && /OVERFLOW/.test(code) ? 'TOO_LARGE' : 'VALIDATION')
}

/** What can be told of the request from the bytes that were not understood: its address, and our header of languages. */
function beginningOf({ rawPacket }: ParseError): { url: string; headers: IncomingHttpHeaders } {
  const text = rawPacket?.toString('latin1') ?? ''
  return {
    url: /^\S+ (\/\S*)/.exec(text)?.[1] ?? '',
    headers: { 'x-language': /^x-language: *(\w+)/im.exec(text)?.[1] },
  }
}
