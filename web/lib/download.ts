import { TRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../src/faces/router.ts'
import type { Language } from '../../src/lib/languages.ts'
import { readToken } from './device.ts'

/**
 * Saves a file that the REST face makes for the signed-in user: fetched with the token, which a link could not
 * carry. A refusal is the same error as any procedure's, so that whoever reads those reads this one.
 * @param path under /api, with its query
 * @throws ApiError; TypeError when there was no answer
 */
export async function downloadFile(path: string, language: Language): Promise<void> {
  const token = readToken()
  const answer = await fetch(`/api${path}`, {
    headers: { 'x-language': language, ...(token !== null && { authorization: `Bearer ${token}` }) },
  })
  if (!answer.ok) throw await toApiError(answer)
  const fileName = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  save(fileName, await answer.blob())
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
