import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../lib/errors.ts'
import { uploadLimits } from './limits.ts'
import { asStorageError, fileIsTooLarge, malformedUpload, tooManyFilesSent } from './media-errors.ts'
import { ReceivedFile } from './received-file.ts'

type Received = { fields: Record<string, string | string[]>; files: ReceivedFile[] }

const largestBody =
  uploadLimits.files * uploadLimits.fileSize + uploadLimits.fields * uploadLimits.fieldSize + 1024 * 1024
const prototypeKeys = new Set(Object.getOwnPropertyNames(Object.prototype).map((key) => key.toLowerCase()))

/**
 * Reads a multipart/form-data request: texts into `fields` (a repeated field is a list), files of `fileFields`
 * (lower-case names) into temp files; other files and empty file inputs are dropped.
 * Call `discard()` once the request is answered; after an error nothing is left (api-contract, "Uploads").
 * @throws AppError TOO_LARGE beyond {@link uploadLimits} (before reading, where Content-Length says so),
 * VALIDATION for a malformed or aborted body, UNAVAILABLE for a full disk.
 */
export async function receiveMultipart(
  request: FastifyRequest,
  options: { tempDir: string; fileFields: string[] },
): Promise<Received & { discard(): Promise<void> }> {
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw new AppError('TOO_LARGE')
  const received: Received = { fields: Object.create(null), files: [] }
  const written: string[] = []
  const discard = async () => {
    await Promise.all(written.map((path) => rm(path, { force: true })))
  }
  try {
    await mkdir(options.tempDir, { recursive: true })
    await readParts(request, received, (part) => {
      const wanted = options.fileFields.includes(part.fieldname.toLowerCase())
      const path = join(options.tempDir, randomUUID())
      if (wanted) written.push(path)
      return wanted ? save(part, path) : drop(part)
    })
    return { ...received, discard }
  } catch (error) {
    // The rest of the body must flow away, or the caller never gets to read our answer.
    request.raw.unpipe()
    request.raw.resume()
    await discard()
    throw asAppError(error)
  }
}

async function readParts(
  request: FastifyRequest,
  { fields, files }: Received,
  take: (part: MultipartFile) => Promise<ReceivedFile | undefined>,
): Promise<void> {
  // Empty file inputs of a form are files to the parser, not to us.
  const limits = {
    ...uploadLimits,
    files: 2 * uploadLimits.files,
    parts: 2 * uploadLimits.files + uploadLimits.fields,
  }
  for await (const part of request.parts({ limits })) {
    if (!isNamed(part)) {
      if (part.type === 'file') await drop(part)
    } else if (part.type === 'field') {
      addField(fields, part)
    } else {
      const file = await take(part)
      if (file && (file.size > 0 || file.filename !== '')) files.push(file)
      if (files.length > uploadLimits.files) throw tooManyFilesSent()
    }
  }
}

/** A part may lack its name, whatever the parser's types say; a prototype's key is no name. */
function isNamed({ fieldname }: { fieldname: string | undefined }): boolean {
  return (
    fieldname !== undefined &&
    fieldname.length <= uploadLimits.fieldName &&
    !prototypeKeys.has(fieldname.toLowerCase())
  )
}

async function save(part: MultipartFile, path: string): Promise<ReceivedFile> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await consume(part, target)
  return new ReceivedFile({
    field: part.fieldname,
    filename: part.filename ?? '',
    path,
    size: target.bytesWritten,
  })
}

async function drop(part: MultipartFile): Promise<undefined> {
  await consume(part, new Writable({ write: (_chunk, _encoding, done) => done() }))
}

/** Stops at the limit instead of reading on to the part's end. */
async function consume(part: MultipartFile, target: Writable): Promise<void> {
  part.file.once('limit', () => part.file.destroy(fileIsTooLarge()))
  await pipeline(part.file, target)
  if (part.file.truncated) throw fileIsTooLarge()
}

function addField(fields: Received['fields'], { fieldname, value, valueTruncated }: MultipartValue): void {
  if (valueTruncated) throw new AppError('TOO_LARGE')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
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
  // What the file system reports is our fault, everything else is in the body that was sent.
  return /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET' ? error : malformedUpload(error)
}
