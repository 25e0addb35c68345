import { TRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../src/faces/router.ts'
import type { Language } from '../../src/lib/languages.ts'
import type { Client } from './api.ts'
import { callHeaders } from './call-headers.ts'

/**
 * Saves a file that the REST face gives to a signed-in caller or the holder of an order's link: it is fetched with
 * the token, which a link could not carry. An error is the same as any procedure's, so that callers can read both
 * alike.
 * @param path under /api, with its query
 * @param sent what the file is made of, where the server doesn't have it
 * @throws ApiError; TypeError when there was no answer
 */
export async function downloadFile(path: string, language: Language, sent?: object): Promise<void> {
  const headers = callHeaders(language)
  const call = sent && {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  }
  const answer = await fetch(`/api${path}`, call ?? { headers })
  if (!answer.ok) throw await toApiError(answer)
  save(nameOf(answer.headers.get('content-disposition') ?? ''), await answer.blob())
}

/** A file of an order: of its artwork or of a message. */
export type OrderFile = { orderId: number; fileId: number; of: 'artwork' | 'messages' }

/**
 * Saves a file of an order: however large, it goes from the server to the disk without passing through the page.
 * @throws ApiError when the caller may not have it or it is no longer stored
 */
export async function downloadOrderFile(client: Client, { orderId, fileId, of }: OrderFile): Promise<void> {
  const { path } = await client[of].ticket.mutate({ id: orderId, fileId })
  const link = document.createElement('a')
  link.href = path
  // The file is saved instead of opened, so that text that is being written and files that are being sent stay.
  link.download = ''
  link.click()
}

/** The full name (RFC 8187) where the header has it; the other one is in ASCII. */
function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'file'
}

/** Saves a text of the page as a file. */
export const saveText = (fileName: string, text: string): void =>
  save(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))

function save(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

type Refusal = { message: string; code: string; statusCode: number }

async function toApiError(answer: Response): Promise<TRPCClientError<AppRouter>> {
  const { message, code, statusCode }: Refusal = await answer
    .json()
    .catch(() => ({ message: answer.statusText, code: 'INTERNAL', statusCode: answer.status }))
  return TRPCClientError.from<AppRouter>({
    error: { message, code: -32603, data: { code, httpStatus: statusCode } },
  } as never)
}
