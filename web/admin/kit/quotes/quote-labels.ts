import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import { standOfState } from '../../../../src/domains/offer-status/offer-stands.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'

type Offers = inferRouterOutputs<AppRouter>['offers']
export type Quote = Offers['byId']
export type ListedQuote = Offers['list']['items'][number]
export type Revision = Quote['revisions'][number]
export type QuoteStand = Quote['stand']

export const standNames: Record<QuoteStand, MessageDescriptor> = {
  draft: msg({ message: 'Draft', context: 'quote' }),
  waiting: msg({ message: 'With the customer', context: 'quote' }),
  expired: msg({ message: 'Expired', context: 'quote' }),
  changeAsked: msg({ message: 'Asked for a change', context: 'quote' }),
  renewAsked: msg({ message: 'Asked to renew it', context: 'quote' }),
  declined: msg({ message: 'Declined', context: 'quote' }),
  accepted: msg({ message: 'Accepted', context: 'quote' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'quote' }),
}

/** The names of stored values, for the history. */
const stands: Record<string, QuoteStand> = standOfState
export const storedStandName = (state: string): MessageDescriptor | undefined => {
  const stand = stands[state]
  return stand && standNames[stand]
}

export const reasonNames: Record<'price' | 'time' | 'elsewhere' | 'notNeeded', MessageDescriptor> = {
  price: msg({ message: 'The price', context: 'reason' }),
  time: msg({ message: 'It takes too long', context: 'reason' }),
  elsewhere: msg({ message: 'Ordering elsewhere', context: 'reason' }),
  notNeeded: msg({ message: 'Not needed any more', context: 'reason' }),
}
