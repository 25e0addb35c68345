import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  isNonJsonSerializable,
  type Operation,
  splitLink,
  type TRPCClientError,
  type TRPCLink,
} from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import type { AppRouter } from '../../src/faces/router.ts'
import type { Language } from '../../src/lib/languages.ts'
import { callHeaders } from './call-headers.ts'
import { formLink } from './form-link.ts'
import { learnServerTime } from './server-time.ts'

export type Client = ReturnType<typeof createTRPCClient<AppRouter>>
export type Api = ReturnType<typeof createApi>
export type BrowserOptions = {
  first?: readonly TRPCLink<AppRouter>[]
  more?: () => Record<string, string>
}

/**
 * The browser's client of the procedures: batches of at most 10, with the caller and the language; `first` links see
 * every call before that, `more` are headers of all of them. A call's own headers: `client.orders.place.mutate(input,
 * { context: { headers: { 'idempotency-key': key } } })`.
 */
export function createBrowserClient(
  language: () => Language,
  { first = [], more }: BrowserOptions = {},
): Client {
  const headersOf = (own: unknown) => ({
    ...callHeaders(language()),
    ...more?.(),
    ...(own as Record<string, string> | undefined),
  })
  const plainFetch = (...call: Parameters<typeof fetch>) => keepStatus(fetch(...call))
  const headers = ({ op }: { op: Operation }) => headersOf(op.context.headers)
  return createTRPCClient<AppRouter>({
    links: [
      ...first,
      formLink,
      splitLink({
        condition: (operation) => isNonJsonSerializable(operation.input),
        true: httpLink({
          url: '/trpc/upload',
          headers,
          fetch: (address, init) =>
            keepStatus(import('./upload-fetch.ts').then(({ uploadFetch }) => uploadFetch(address, init))),
        }),
        false: splitLink({
          // A call with headers of its own (Idempotency-Key) goes alone.
          condition: (operation) => operation.context.headers !== undefined,
          true: httpLink({ url: '/trpc', headers, fetch: plainFetch }),
          false: httpBatchLink({
            url: '/trpc',
            maxItems: 10,
            headers: () => headersOf(undefined),
            fetch: plainFetch,
          }),
        }),
      }),
    ],
  })
}

/** Query options of every procedure: `api.services.list.queryOptions(input)`, for loaders and screens alike. */
export const createApi = (queryClient: QueryClient, client: Client) =>
  createTRPCQueryUtils<AppRouter>({ queryClient, client })

export const useApi = (): Api => useRouter().options.context.api

/** The client, for mutations: `useMutation({ mutationFn: (input) => client.orders.place.mutate(input) })`. */
export const useClient = (): Client => useRouter().options.context.client

export type ApiError = TRPCClientError<AppRouter>

/** It is recognised by its name: on the server the pages' bundle and the procedures' client have a class each. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'TRPCClientError'

/** The contract's error code (`NOT_FOUND`, `VALIDATION` …), undefined when the network failed. */
export const errorCode = (error: unknown): string | undefined =>
  isApiError(error) ? error.data?.code : undefined

/** The HTTP status of an error, also one by a proxy; undefined when the network failed. */
export function errorStatus(error: unknown): number | undefined {
  if (!isApiError(error)) return undefined
  const response = error.meta?.response
  return error.data?.httpStatus ?? (response instanceof Response ? response.status : undefined)
}

/** Whether no answer came: no one has refused the call, and it may have been done all the same (WEB-24). */
export const isUnanswered = (error: unknown): boolean => error != null && errorCode(error) === undefined

/** The server's sentence, in the reader's language; undefined when the network failed. */
export const refusalOf = (error: unknown): string | undefined =>
  isApiError(error) && error.data ? error.message : undefined

/** The server's sentence on how long to wait after too many attempts; undefined for any other error. */
export const tooOften = (error: unknown): string | undefined =>
  errorCode(error) === 'RATE_LIMITED' ? refusalOf(error) : undefined

/** The challenge that a log-in's code is sent with, when the password was right and a code is asked for. */
export const challengeOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.data?.challenge : undefined

/** The messages of a refused form by field, in the reader's language. */
export function fieldErrors(error: unknown): Record<string, string> {
  const errors = isApiError(error) ? (error.data?.errors ?? []) : []
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
}

/**
 * Turns an answer by something else than the server (a proxy's 502 or 413) into the shape of its errors, so that its
 * status can be shown; tRPC would know only that it isn't JSON. The time that it names is the server's (WEB-61).
 */
export async function keepStatus(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  // No answer to a procedure comes out of the browser's own cache.
  learnServerTime(Date.parse(response.headers.get('date') ?? ''))
  if (response.ok || response.headers.get('content-type')?.includes('json')) return response
  const { status } = response
  return Response.json({ error: { message: '', code: -32603, data: { httpStatus: status } } }, { status })
}
