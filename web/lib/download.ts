import { TRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../src/faces/router.ts'
import type { Language } from '../../src/lib/languages.ts'
import type { Client } from './api.ts'
import { callHeaders } from './call-headers.ts'

/**
 * Saves a file that the REST face gives to whoever is signed in, or holds an order's link: fetched with the token,
 * which a link could not carry. A refusal is the same error as any procedure's, so that whoever reads those reads this one.
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

/** A file of an order: of its artwork, or of a message about it. */
export type OrderFile = { orderId: number; fileId: number; of: 'artwork' | 'messages' }

/**
 * Saves a file of an order: as large as it may be, it goes from the server to the disk without passing through the page.
 * @throws ApiError when it may not be had or is no longer kept
 */
export async function downloadOrderFile(client: Client, { orderId, fileId, of }: OrderFile): Promise<void> {
  const { path } = await client[of].ticket.mutate({ id: orderId, fileId })
  const link = document.createElement('a')
  link.href = path
  // Saved, and not gone to: what is being written or sent on this page stays.
  link.download = ''
  link.click()
}

/** The name as it is (RFC 8187), where it is told; the other is in ASCII. */
function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'file'
}

/** Saves a text that the page has. */
export const saveText = (fileName: string, text: string): void =>
  save(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))

function save(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken the address by then.
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
