import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { Order } from '../../db/generated/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isUnmade } from '../order-status/statuses.ts'
import { toDay } from './production-output.ts'
import type { movePromiseFields, planFields } from './promise-input.ts'
import type { PromiseView } from './promise-output.ts'
import { readPromise } from './read-promise.ts'
import { storeMove } from './store-move.ts'
import { workOf, workParts } from './work-of.ts'
import { readWorkRules } from './work-rules.ts'
import { type Day, isWorkday } from './workdays.ts'

const movedMeanwhile: Message = /*i18n*/ {
  id: 'production.movedMeanwhile',
  message: 'Someone has moved this order in the meantime.',
}
const notInWork: Message = /*i18n*/ {
  id: 'production.notInWork',
  message: 'Only an order that is still to be produced has a day that can be moved.',
}
const pastDay: Message = /*i18n*/ { id: 'production.pastDay', message: 'This day is over.' }
const dayClosed: Message = /*i18n*/ {
  id: 'production.dayClosed',
  message: 'Nothing is produced on this day. Confirm it if you mean it.',
}
const breaksPromise: Message = /*i18n*/ {
  id: 'production.breaksPromise',
  message: 'This day is after the promised one. Give a reason, and the customer will be told the new day.',
}
const reasonNeeded: Message = /*i18n*/ {
  id: 'production.reasonNeeded',
  message: 'Say why the promised day moves: the customer will read it.',
}

type MoveDeps = Pick<Deps, 'db' | 'emails' | 'now'>

/**
 * Staff promise an order for another day with a reason; the customer gets an email once that can't be undone
 * any more (PROD-9). If the workshop's day was later, it becomes that day.
 * @throws NOT_FOUND; VALIDATION for a day that is over, or without a reason; CONFLICT when it isn't in work,
 * when `was` isn't its day any more, or for a closed day without `anyway`
 */
export function movePromise(
  deps: MoveDeps,
  caller: Pick<Caller, 'id'>,
  { id, day, was, reason = '', anyway }: z.output<typeof movePromiseFields>,
): Promise<PromiseView> {
  return deps.db.$transaction(async (tx) => {
    const order = await hold(tx, id)
    assertUnmoved(was, order.promisedOn)
    await assertPossible(tx, order, { day: toDay(day), at: deps.now(), anyway })
    if (order.promisedOn !== null && reason === '') throw new AppError('VALIDATION', reasonNeeded)
    const plannedOn = order.plannedOn && order.plannedOn > day ? day : order.plannedOn
    await storeMove(deps, tx, { order, by: caller.id, promisedOn: day, plannedOn, reason })
    return readPromise(tx, { id, at: deps.now(), isStaff: true })
  })
}

/**
 * Staff give an order another day in the workshop, or none. A day after the promised one moves the promise as
 * well, with a reason that the customer reads (PROD-9).
 * @throws NOT_FOUND; VALIDATION for a day that is over; CONFLICT when nothing is to be produced any more,
 * when `was` isn't its day any more, for a closed day without `anyway`, for a day that breaks the promise
 * without a reason
 */
export function planOrder(
  deps: MoveDeps,
  caller: Pick<Caller, 'id'>,
  { id, day, was, reason = '', anyway }: z.output<typeof planFields>,
): Promise<PromiseView> {
  return deps.db.$transaction(async (tx) => {
    const order = await hold(tx, id)
    assertUnmoved(was, order.plannedOn)
    if (day) await assertPossible(tx, order, { day: toDay(day), at: deps.now(), anyway })
    const isBreaking = day !== null && order.promisedOn !== null && day > order.promisedOn
    if (isBreaking && reason === '') throw new AppError('CONFLICT', breaksPromise)
    const promisedOn = isBreaking ? day : order.promisedOn
    await storeMove(deps, tx, { order, by: caller.id, promisedOn, plannedOn: day, reason })
    return readPromise(tx, { id, at: deps.now(), isStaff: true })
  })
}

/** The order, locked. @throws NOT_FOUND; CONFLICT when nothing is to be produced any more */
async function hold(tx: Transaction, id: number): Promise<Order> {
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${id} FOR NO KEY UPDATE`
  const order = await tx.order.findUnique({ where: { id } })
  if (!order) throw notFound()
  if (isUnmade(order.status)) return order
  throw new AppError('CONFLICT', notInWork)
}

/** When it isn't sent, the caller has seen nothing to compare. */
function assertUnmoved(was: Date | null | undefined, now: Date | null): void {
  if (was !== undefined && was?.getTime() !== now?.getTime()) throw new AppError('CONFLICT', movedMeanwhile)
}

type NewDay = { day: Day; at: Date; anyway: boolean | undefined }

async function assertPossible(tx: Transaction, { id }: Order, { day, at, anyway }: NewDay): Promise<void> {
  if (day < bakuDate(at)) throw new AppError('VALIDATION', pastDay)
  if (anyway) return
  const work = await tx.order.findUniqueOrThrow({ where: { id }, select: workParts })
  const rules = await readWorkRules(tx, { from: day, workKindId: workOf(work).workKindId })
  if (!isWorkday(day, rules)) throw new AppError('CONFLICT', dayClosed)
}
