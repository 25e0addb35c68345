import type { Transaction } from '../../src/db/client.ts'
import { holidaysOf } from '../../src/domains/production/holidays.ts'
import { fromDay } from '../../src/domains/production/production-output.ts'
import { settlePromises } from '../../src/domains/production/settle-promise.ts'
import { addDays, addWorkdays, type Day, isWorkday, mondayOf } from '../../src/domains/production/workdays.ts'
import { columns, texts } from '../../src/domains/ready-made/texts.ts'
import { bakuDate } from '../../src/lib/days.ts'
import { lateBy, works } from './production.ts'
import type { StoredOrder } from './seed-orders.ts'
import { services } from './services.ts'

const day = 24 * 3_600_000
/** Orders that are older were made before anybody promised days. */
const newest = 12 * day
const rules = { weekdays: [1, 2, 3, 4, 5], closed: new Set<Day>() }

/** What services take of the workshop, and the days on which nothing is made. */
export async function seedWorks(tx: Transaction, now: Date): Promise<void> {
  await tx.workKind.updateMany({ data: { isGuess: false } })
  const kinds = new Map((await tx.workKind.findMany()).map(({ id, name }) => [name, id]))
  for (const { id, name } of services) {
    const { kind, days, minutes } = works[id]
    await tx.service.updateMany({
      where: { name: name.az },
      data: {
        workKindId: kinds.get(kind) ?? null,
        productionDays: days,
        minutesFixed: minutes[0],
        minutesPer1000: minutes[1],
      },
    })
  }
  await closeDays(tx, bakuDate(now), kinds.get('Ofset') ?? null)
}

/** This year's holidays and the next one's; next week a day for counting the stock, and one for mending a machine. */
async function closeDays(tx: Transaction, today: Day, offset: number | null): Promise<void> {
  const year = Number(today.slice(0, 4))
  const holidays = [year, year + 1].flatMap(holidaysOf).map(({ kind: _, check: __, ...one }) => ({
    ...one,
    day: fromDay(one.day),
    source: 'holiday' as const,
  }))
  await tx.closedDay.createMany({ data: holidays, skipDuplicates: true })
  const next = addDays(mondayOf(today), 7)
  const stock = texts('İnventar', 'Инвентаризация', 'Stocktaking')
  const mending = texts('Ofset profilaktikası', 'Профилактика офсета', 'Maintenance of the press')
  await tx.closedDay.createMany({
    data: [
      { day: fromDay(addDays(next, 4)), ...columns('name', stock) },
      { day: fromDay(addDays(next, 2)), workKindId: offset, ...columns('name', mending) },
    ],
    skipDuplicates: true,
  })
}

/** The days of the newest orders, as they would have come about; of what isn't approved only one in the workshop. */
export async function seedPromises(
  tx: Transaction,
  orders: readonly StoredOrder[],
  now: Date,
): Promise<void> {
  const recent = orders.filter(
    ({ moves, status }) => status !== 'NotApproved' && now.getTime() - (moves[0]?.at.getTime() ?? 0) < newest,
  )
  const today = bakuDate(now)
  for (const [index, order] of recent.toReversed().entries()) {
    const { id, moves, status, item } = order
    const accepted = moves.find(({ to }) => to === 'Accepted')?.at
    if (!accepted) continue
    const promised = (await settlePromises(tx, { orderIds: [id], at: accepted })).get(id)
    const late = status === 'InProduction' ? lateBy[item] : undefined
    if (late !== undefined) await store(tx, id, workdaysBefore(today, late + 1), workdaysBefore(today, late))
    else if (!promised) await planUnpromised(tx, { id, status, accepted, today, index })
    else if (status === 'Accepted') {
      const plannedOn = addWorkdays(today, index % 3, rules)
      if (plannedOn <= promised) await store(tx, id, plannedOn, promised)
    }
  }
}

type Unpromised = { id: number; status: string; accepted: Date; today: Day; index: number }

async function planUnpromised(tx: Transaction, order: Unpromised): Promise<void> {
  const { id, status, accepted, today, index } = order
  const { service } = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { service: { select: { productionDays: true } } },
  })
  if (service.productionDays === null) return
  const isMade = status === 'Ready' || status === 'Completed'
  const plannedOn = isMade
    ? addWorkdays(bakuDate(accepted), 0, rules)
    : addWorkdays(today, 1 + (index % 3), rules)
  await store(tx, id, plannedOn, isMade ? addWorkdays(plannedOn, service.productionDays, rules) : null)
}

async function store(tx: Transaction, id: number, plannedOn: Day, promisedOn: Day | null): Promise<void> {
  const data = { plannedOn: fromDay(plannedOn), promisedOn: promisedOn && fromDay(promisedOn) }
  await tx.order.update({ where: { id }, data })
}

/** The working day that lies so many before a day. */
function workdaysBefore(from: Day, count: number): Day {
  let found = from
  for (let left = count; left > 0; left -= isWorkday(found, rules) ? 1 : 0) found = addDays(found, -1)
  return found
}
