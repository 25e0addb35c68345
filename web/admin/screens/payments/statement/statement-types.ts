import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../../src/faces/router.ts'
import type { Client } from '../../../../lib/api.ts'
import { CheckIcon, CloseIcon, ErrorIcon, HistoryIcon, WarnIcon } from '../../../../ui/admin/icons.tsx'

type Outputs = inferRouterOutputs<AppRouter>['statements']
export type Statement = Outputs['read']
export type Line = Statement['lines'][number]
export type Candidate = Line['candidates'][number]
export type Booking = Candidate['bookings'][number]
export type LineToBook = Parameters<Client['statements']['book']['mutate']>[0]['lines'][number]

/** What a line is booked to: one of its candidates, or what staff put together themselves. */
export type Choice = { candidate: string } | { byHand: Booking }

/** What tells candidates apart, also after the statement was read again. */
export const keyOf = ({ way, bookings }: Candidate): string =>
  JSON.stringify([way, bookings.map(({ appUser, amount, orders }) => [appUser.id, amount, orders])])

/** How the lines are grouped on the screen; what went to expenses is shown with what was left. */
export const groups = {
  doubtful: {
    name: msg({ message: 'Doubtful', context: 'bank lines' }),
    icon: WarnIcon,
    ink: 'text-warn',
    mark: 'warn',
  },
  notFound: {
    name: msg({ message: 'Not found', context: 'bank lines' }),
    icon: ErrorIcon,
    ink: 'text-error',
    mark: 'error',
  },
  proposed: {
    name: msg({ message: 'Proposed', context: 'bank lines' }),
    icon: CheckIcon,
    ink: 'text-ok',
    mark: 'ok',
  },
  booked: {
    name: msg({ message: 'Written down', context: 'bank lines' }),
    icon: CheckIcon,
    ink: 'text-ok',
    mark: 'ok',
  },
  before: {
    name: msg({ message: 'Written down before', context: 'bank lines' }),
    icon: HistoryIcon,
    ink: 'text-t3',
    mark: 'plain',
  },
  left: {
    name: msg({ message: 'Left', context: 'bank lines' }),
    icon: CloseIcon,
    ink: 'text-t3',
    mark: 'plain',
  },
} as const satisfies Record<
  string,
  { name: MessageDescriptor; icon: typeof CheckIcon; ink: string; mark: string }
>
export type Group = keyof typeof groups
export const groupNames = Object.keys(groups) as Group[]

export const groupOf = ({ group }: Line): Group => (group === 'expense' ? 'left' : group)

/** Which statement is looked at (none: one is chosen), and of which lines. */
export type StatementSearch = { id?: number; group?: Group }

/** Of these nothing is decided yet. */
export const isWaiting = (line: Line): boolean =>
  line.group === 'proposed' || line.group === 'doubtful' || line.group === 'notFound'

export const candidateOf = (line: Line, choice: Choice): Candidate | undefined =>
  'candidate' in choice ? line.candidates.find((one) => keyOf(one) === choice.candidate) : undefined

/** The booking that a choice stands for; empty where its candidate is gone. */
export const bookingsOf = (line: Line, choice: Choice): Booking[] =>
  'byHand' in choice ? [choice.byHand] : (candidateOf(line, choice)?.bookings ?? [])

/** As it is sent: exactly what is shown. */
export const toBook = (line: Line, choice: Choice): LineToBook => ({
  lineId: line.id,
  way: candidateOf(line, choice)?.way ?? 'transfer',
  bookings: bookingsOf(line, choice).map(({ appUser, amount, orders }) => ({
    appUserId: appUser.id,
    amount,
    orders: orders.map((part) => ({ orderId: part.orderId, amount: part.amount })),
  })),
})
