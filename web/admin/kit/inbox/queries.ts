import { keepPreviousData } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Api } from '../../../lib/api.ts'
import { pollEvery } from '../frame/poll-every.ts'

export type InboxPage = inferRouterOutputs<AppRouter>['contactRequests']['list']
export type ContactRequest = InboxPage['items'][number]

/** What the inbox shows: the open requests unless asked otherwise. */
export type InboxView = 'open' | 'handled' | 'all'
const handledOf = (view: InboxView): boolean | undefined => (view === 'all' ? undefined : view === 'handled')

export type InboxSearch = { view: InboxView; search: string; page: number; size: number }

/** A page of the inbox; the page before it stays to be seen until it is there. */
export const inboxQuery = (api: Api, { view, search, page, size }: InboxSearch, isLive: boolean) => ({
  ...api.contactRequests.list.queryOptions({ handled: handledOf(view), search, page, pageSize: size }),
  placeholderData: keepPreviousData,
  refetchInterval: pollEvery(isLive),
})

/** The first open requests, and with them how many there are. */
export const openRequestsQuery = (api: Api, isLive: boolean) => ({
  ...api.contactRequests.list.queryOptions({ handled: false, pageSize: 3 }),
  refetchInterval: pollEvery(isLive),
})
