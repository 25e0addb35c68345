import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'

/** How long clamd may take between two pieces, and to answer after the last one. */
const timeoutMs = 60_000

/** The name of the virus; null when there is none, or when the file couldn't be scanned. */
export type VirusScanner = (content: () => Readable) => Promise<string | null>

/**
 * Asks clamd (`CLAMD`: `host:port` or the path of its socket) about each file by INSTREAM (ART-18). A file
 * that it can't scan, because it is away or limits the size, passes and is logged: orders don't stop.
 */
export function createVirusScanner(address: string | undefined, log: Pick<Logger, 'warn'>): VirusScanner {
  if (address === undefined) return async () => null
  return async (content) => {
    try {
      return foundIn(await ask(address, content()))
    } catch (error) {
      log.warn({ err: error }, 'a file was not scanned for viruses')
      return null
    }
  }
}

/** Reads `stream: OK`, `stream: Eicar-Signature FOUND`. @throws Error for anything else, such as a limit */
function foundIn(answer: string): string | null {
  if (answer === 'stream: OK') return null
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (name === undefined) throw new Error(`clamd answered: ${answer.slice(0, 200)}`)
  return name
}

async function ask(address: string, content: Readable): Promise<string> {
  const socket = connect(placeOf(address))
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd took too long')))
  try {
    // A failed send ends the reading too. clamd may answer before it has everything, and that answer counts.
    void pipeline(framed(content), socket, { end: false }).catch(() => undefined)
    return await read(socket)
  } finally {
    content.destroy()
    socket.destroy()
  }
}

function placeOf(address: string) {
  if (address.startsWith('/')) return { path: address }
  const { hostname, port } = new URL(`tcp://${address}`)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** The command, then each piece preceded by its length; a length of 0 ends them. */
async function* framed(content: Readable): AsyncGenerator<Uint8Array | string> {
  yield 'zINSTREAM\0'
  for await (const piece of content) {
    yield lengthOf(piece.length)
    yield piece
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

async function read(socket: Socket): Promise<string> {
  let answer = ''
  for await (const piece of socket) answer += piece
  return answer.replace(/\0$/, '').trim()
}
