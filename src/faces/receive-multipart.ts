import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { uploadLimits } from '../domains/media/limits.ts'
import {
  asStorageError,
  fileIsTooLarge,
  malformedUpload,
  tooManyFilesSent,
} from '../domains/media/media-errors.ts'
import { assertDiskRoom } from '../lib/disk-room.ts'
import { AppError } from '../lib/errors.ts'
import type { FairPlace } from '../lib/fair-places.ts'
import { refuseLater } from '../lib/refuse-later.ts'
import { ReceivedFile } from '../procedures/received-file.ts'
import type { FormRoom } from '../procedures/rooms.ts'
import { bytesType, FormMeter } from './form-meter.ts'

type Received = { fields: Record<string, string | string[]>; files: ReceivedFile[] }

type Options = {
  tempDir: string
  room: FormRoom
  /** Whether the procedure takes a field of that name as text or file; null drops it as it arrives. */
  takes(name: string): 'text' | 'file' | null
}

const prototypeKeys = new Set(Object.getOwnPropertyNames(Object.prototype).map((key) => key.toLowerCase()))

/**
 * Reads a multipart/form-data request: texts into `fields` (a repeated field is a list), files into temp
 * files; unknown fields and empty file inputs are dropped. Call `discard()` once the request is answered;
 * after an error nothing is left (MED-4).
 * @throws AppError TOO_LARGE beyond {@link uploadLimits} or its room (before reading, where Content-Length
 * says so), VALIDATION for a malformed or aborted body, RATE_LIMITED, UNAVAILABLE for a full disk, for all
 * forms together too large, and when its place is given to another form (TRU-11).
 */
export async function receiveMultipart(
  request: FastifyRequest,
  { tempDir, room, takes }: Options,
): Promise<Received & { discard(): Promise<void> }> {
  const received: Received = { fields: Object.create(null), files: [] }
  const written: string[] = []
  const saving: Promise<unknown>[] = []
  const ended = new AbortController()
  const place = await refuseLater(async () => room.beginUpload((error) => ended.abort(error)))
  const texts = room.texts.all.share()
  const bytes = room.files.all.share()
  const discard = async () => {
    place.release()
    await Promise.allSettled(saving)
    await Promise.all(written.map((path) => rm(path, { force: true })))
    texts.release()
    bytes.release()
  }
  const meter = new FormMeter(room, texts, bytes)
  try {
    meter.announce(Number(request.headers['content-length'] ?? 0))
    await mkdir(tempDir, { recursive: true })
    const reading = readParts(request, received, { meter, takes, place }, (part) => {
      const path = join(tempDir, randomUUID())
      written.push(path)
      const saved = save(part, path, meter, ended.signal)
      saving.push(saved)
      return saved
    })
    await Promise.race([reading, aborted(ended.signal)])
    // Processing is our time: the sender isn't slow.
    place.pause()
    return { ...received, discard }
  } catch (error) {
    // The rest of the body must be drained, or the caller never gets to read our answer.
    request.raw.unpipe()
    request.raw.resume()
    await discard()
    throw asAppError(ended.signal.aborted ? ended.signal.reason : error)
  }
}

async function readParts(
  request: FastifyRequest,
  { fields, files }: Received,
  { meter, takes, place }: Pick<Options, 'takes'> & { meter: FormMeter; place: FairPlace },
  store: (part: MultipartFile) => Promise<ReceivedFile>,
): Promise<void> {
  request.raw.on('data', (chunk: Buffer) => place.moved(chunk.length))
  for await (const part of request.parts({ limits: meter.limits, isPartAFile: isFlowing(takes) })) {
    meter.countPart(part)
    if (part.type === 'field') {
      if (isNamed(part)) addField(fields, part, meter)
    } else if (!isNamed(part) || takes(part.fieldname) !== 'file') {
      await consume(part, nowhere(), { count: (size) => meter.addDropped(size) })
    } else {
      const file = await store(part)
      if (file.size > 0 || file.filename !== '') files.push(file)
      if (files.length > uploadLimits.files) throw tooManyFilesSent()
    }
  }
}

/** The parser keeps every text it reads, so unknown texts are treated as files, which are streamed. */
const isFlowing =
  (takes: Options['takes']) =>
  (name: string | undefined, type: string | undefined, filename: string | undefined): boolean =>
    filename !== undefined || type === bytesType || name === undefined || takes(name) === null

/** A part may lack its name, whatever the parser's types say; a prototype's key isn't a name. */
function isNamed({ fieldname }: { fieldname: string | undefined }): boolean {
  return (
    fieldname !== undefined &&
    fieldname.length <= uploadLimits.fieldName &&
    !prototypeKeys.has(fieldname.toLowerCase())
  )
}

/** @throws the reason of the signal's abort */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason))
  })
}

async function save(
  part: MultipartFile,
  path: string,
  meter: FormMeter,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  await assertDiskRoom(dirname(path), uploadLimits.fileSize)
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await consume(part, target, { count: (size) => meter.addFile(size), signal })
  return new ReceivedFile({
    field: part.fieldname,
    filename: part.filename ?? '',
    path,
    size: target.bytesWritten,
  })
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Stops at the limit instead of reading on to the part's end. */
async function consume(
  part: MultipartFile,
  target: Writable,
  { count, signal }: { count: (size: number) => void; signal?: AbortSignal },
): Promise<void> {
  part.file.once('limit', () => part.file.destroy(fileIsTooLarge()))
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        count(chunk.length)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })
  await pipeline(part.file, counted, target, { ...(signal && { signal }) })
  if (part.file.truncated) throw fileIsTooLarge()
}

function addField(
  fields: Received['fields'],
  { fieldname, value, valueTruncated }: MultipartValue,
  meter: FormMeter,
): void {
  if (valueTruncated) throw new AppError('TOO_LARGE')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  meter.addText(text)
  const before = fields[fieldname]
  fields[fieldname] = before === undefined ? text : [before, text].flat()
}

const tooMuch = new Set(['FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT', 'FST_REQ_FILE_TOO_LARGE'])

function asAppError(error: unknown): unknown {
  const known = asStorageError(error)
  if (known instanceof AppError) return known
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_FILES_LIMIT') return tooManyFilesSent()
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return new AppError('UNSUPPORTED_MEDIA')
  if (tooMuch.has(code)) return new AppError('TOO_LARGE')
  // Errors of the file system are ours, all others are in the sent body.
  return /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET' ? error : malformedUpload(error)
}
