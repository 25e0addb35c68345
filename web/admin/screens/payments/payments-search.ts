import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'

type Outputs = inferRouterOutputs<AppRouter>['payments']
export type Debts = Outputs['debts']
export type MoneyOfOrder = Debts['items'][number]
export type LedgerLine = Outputs['list']['items'][number]
export type Age = keyof Debts['ages']

/** How long something has been due, and the ink of its bar. */
export const ages = {
  notDue: { name: msg`Not due yet`, ink: 'bg-key' },
  days7: { name: msg`1–7 days`, ink: 'bg-warn-mark' },
  days30: { name: msg`8–30 days`, ink: 'bg-warn-mark' },
  days60: { name: msg`31–60 days`, ink: 'bg-error' },
  days90: { name: msg`61–90 days`, ink: 'bg-error' },
  older: { name: msg`Over 90 days`, ink: 'bg-error' },
} as const satisfies Record<Age, { name: MessageDescriptor; ink: string }>
export const ageNames = Object.keys(ages) as Age[]

export const tabs = ['open', 'late', 'attention', 'day', 'balances', 'terms'] as const
export type Tab = (typeof tabs)[number]

/** The tab (the overview without it) and what is filtered; `payer`: who pays, by id, or `find` until that is known. */
export type PaymentsSearch = {
  tab?: Tab
  age?: Age
  day?: string
  payer?: number | 'find'
  q?: string
  page?: number | undefined
}
