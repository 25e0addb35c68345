import type { ErrorCode } from '../lib/errors.ts'
import { orderLinkHeader } from '../procedures/order-link.ts'
import { artworkFilePath, attachmentPath, downloadPath, pagePicturePath } from './artwork-files.ts'
import { errorContent, refusal } from './openapi-errors.ts'
import { tusVersion } from './upload-headers.ts'
import { uploadPath } from './uploads.ts'

type Json = Record<string, unknown>

const parameter = (name: string, place: 'path' | 'header', description: string, required = true): Json => ({
  name,
  in: place,
  required,
  description,
  schema: { type: 'string' },
})
const tus = parameter('Tus-Resumable', 'header', tusVersion)
const upload = parameter('uploadId', 'path', 'The last part of the Location')

function operation(
  operationId: string,
  {
    summary,
    parameters,
    success,
    codes,
    ...more
  }: {
    summary: string
    parameters: Json[]
    success: [status: number, response: Json]
    codes: ErrorCode[]
    requestBody?: Json
  },
): Json {
  const failures = [...codes, 'UNAUTHENTICATED', 'NOT_FOUND', 'INTERNAL', 'UNAVAILABLE'] as ErrorCode[]
  const content = errorContent
  return {
    operationId,
    tags: ['uploads'],
    summary,
    description: `Whoever can send artwork for the order; by its link with the header ${orderLinkHeader}.`,
    security: [{ bearer: [] }, { orderLink: [] }],
    parameters,
    ...more,
    responses: {
      [success[0]]: success[1],
      ...(parameters.includes(tus) && { 412: { description: 'Another version of tus', content } }),
      ...(more.requestBody && { 460: { description: 'Upload-Checksum does not match', content } }),
      ...Object.fromEntries(failures.map(refusal)),
    },
  }
}

const header = (description: string): Json => ({ description, schema: { type: 'string' } })
const binary: Json = { schema: { type: 'string', format: 'binary' } }
const ofFile = [parameter('id', 'path', 'The order'), parameter('fileId', 'path', 'The file')]
const inBraces = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

/** The parts of /api that aren't procedures: uploads by the tus protocol, and the files of artwork. */
export const uploadPaths: Record<string, Json> = {
  [uploadPath]: {
    post: operation('uploads.begin', {
      summary: 'Begin a resumable upload (tus 1.0.0) of a file of artwork; nothing of it is sent yet',
      parameters: [
        tus,
        parameter('Upload-Length', 'header', 'Bytes of the file'),
        parameter(
          'Upload-Metadata',
          'header',
          '`orderId` and `filename`, each with its value in base64; for a line of the basket `purpose` `basket` in place of an order',
        ),
      ],
      success: [
        201,
        {
          description: 'Begun',
          headers: {
            Location: header('Where its bytes go'),
            'Upload-Expires': header('When it is given up'),
          },
        },
      ],
      codes: ['VALIDATION', 'FORBIDDEN', 'CONFLICT', 'TOO_LARGE', 'RATE_LIMITED'],
    }),
  },
  [`${uploadPath}/{uploadId}`]: {
    head: operation('uploads.progress', {
      summary: 'How much of it is here',
      parameters: [upload, tus],
      success: [
        200,
        {
          description: 'Known',
          headers: {
            'Upload-Offset': header('Bytes that are here'),
            'Upload-Length': header('Bytes of the file'),
            'Upload-Metadata': header('As it was sent'),
            'Upload-Expires': header('When it is given up'),
          },
        },
      ],
      codes: ['VALIDATION'],
    }),
    patch: operation('uploads.receive', {
      summary: 'Send the bytes that follow',
      parameters: [
        upload,
        tus,
        parameter('Upload-Offset', 'header', 'Where they begin'),
        parameter(
          'Upload-Checksum',
          'header',
          '`sha256` or `sha1` and their digest in base64: all of them count, or none',
          false,
        ),
      ],
      requestBody: { required: true, content: { 'application/offset+octet-stream': binary } },
      success: [204, { description: 'Here', headers: { 'Upload-Offset': header('Bytes that are here') } }],
      codes: ['VALIDATION', 'CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'RATE_LIMITED'],
    }),
    delete: operation('uploads.drop', {
      summary: 'Give it up',
      parameters: [upload, tus],
      success: [204, { description: 'Gone' }],
      codes: ['VALIDATION', 'CONFLICT'],
    }),
  },
  [inBraces(artworkFilePath)]: {
    get: operation('artwork.file', {
      summary: 'A file of the artwork, to be saved',
      parameters: ofFile,
      success: [200, { description: 'Success', content: { 'application/octet-stream': binary } }],
      codes: ['VALIDATION', 'FORBIDDEN'],
    }),
  },
  [inBraces(pagePicturePath)]: {
    get: operation('artwork.page', {
      summary: 'Our picture of a page of a file',
      parameters: [...ofFile, parameter('page', 'path', 'Of the file, from 1')],
      success: [200, { description: 'Success', content: { 'image/webp': binary } }],
      codes: ['VALIDATION', 'FORBIDDEN'],
    }),
  },
  [inBraces(downloadPath)]: {
    get: {
      ...operation('downloads.file', {
        summary: 'The file that a ticket is for, to be saved',
        parameters: [parameter('ticket', 'path', 'The last part of what making it answered')],
        success: [200, { description: 'Success', content: { 'application/octet-stream': binary } }],
        codes: [],
      }),
      description: 'Whoever has the address, for a minute.',
      security: [],
    },
  },
  [inBraces(attachmentPath)]: {
    get: operation('messages.file', {
      summary: 'A file that came with a message, to be saved',
      parameters: ofFile,
      success: [200, { description: 'Success', content: { 'application/octet-stream': binary } }],
      codes: ['VALIDATION', 'FORBIDDEN'],
    }),
  },
}
