import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { PaymentSettings, PaymentTerms } from '../../db/generated/client.ts'
import { newVersion, updatedAtOut } from '../../lib/as-read.ts'
import { notFound } from '../../lib/errors.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { recordedIn, recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { prepayments } from '../order-money/order-money.ts'
import { acceptedAs } from '../order-status/statuses.ts'
import { settlePromises } from '../production/settle-promise.ts'
import type { customerTermsFields, settingsFields, termsFields } from './payment-input.ts'

export const termsSchema = z.object({
  /** Per cent of the price that are asked for when an order is accepted. */
  deposit: z.number(),
  wholeBelow: z.number().nullable(),
  daysToPay: z.int().nullable(),
  creditLimit: z.number().nullable(),
  /** They are this customer's own. */
  isOwn: z.boolean(),
  updatedAt: updatedAtOut,
})
export const settingsSchema = z.object({
  beforeProduction: z.enum(prepayments),
  beforeHandover: z.enum(prepayments),
  /** Whether customers may have the price reserved on their card while ordering (PAY-54). */
  holdAtOrdering: z.boolean(),
  /** AZN of turnover in 12 months above which VAT is to be paid, and per cent of cashless retail that count (REP-11). */
  vatThreshold: z.number(),
  retailShare: z.number(),
  /** Whether card payments on the site are cashless retail, too. */
  cardIsRetail: z.boolean(),
  updatedAt: updatedAtOut,
})

const toTerms = (row: PaymentTerms): z.infer<typeof termsSchema> => ({
  deposit: toPercent(row.depositBp),
  wholeBelow: row.wholeBelow === null ? null : toAzn(row.wholeBelow),
  daysToPay: row.daysToPay,
  creditLimit: row.creditLimit === null ? null : toAzn(row.creditLimit),
  isOwn: row.userId !== null,
  updatedAt: row.updatedAt.toISOString(),
})

const common = { id: 1 }
const toRow = ({ deposit, ...rest }: Omit<z.output<typeof termsFields>, 'updatedAt'>) => ({
  ...rest,
  ...(deposit !== undefined && { depositBp: deposit }),
})

/** The terms of customers without their own. */
export const readTerms = async ({ db }: Pick<Deps, 'db'>): Promise<z.infer<typeof termsSchema>> =>
  toTerms(await db.paymentTerms.findUniqueOrThrow({ where: common }))

/** @throws CONFLICT when another user has saved them since `updatedAt` */
export function updateTerms(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { updatedAt, ...fields }: z.output<typeof termsFields>,
): Promise<z.infer<typeof termsSchema>> {
  const record = { by: caller.id, kind: 'paymentTerms', updatedAt, ...common } as const
  return recordedUpdate(db, record, async (tx) =>
    toTerms(await tx.paymentTerms.update({ where: common, data: { ...toRow(fields), ...newVersion() } })),
  )
}

/** A customer's own terms, or those that count for them. @throws NOT_FOUND */
export async function readCustomerTerms(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<z.infer<typeof termsSchema>> {
  await assertCustomer(db, id)
  return toTerms(
    (await db.paymentTerms.findUnique({ where: { userId: id } })) ??
      (await db.paymentTerms.findUniqueOrThrow({ where: common })),
  )
}

async function assertCustomer(db: Transaction | Deps['db'], id: number): Promise<void> {
  const where = { id, deletedAt: null, role: { name: customerRole } }
  if ((await db.user.count({ where })) === 0) throw notFound()
}

/**
 * Gives a customer terms of their own, which begin as those of all; orders that were accepted keep theirs (PAY-3).
 * @throws NOT_FOUND; CONFLICT when another user has saved them since `updatedAt`
 */
export async function updateCustomerTerms(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { id: userId, updatedAt, ...fields }: z.output<typeof customerTermsFields>,
): Promise<z.infer<typeof termsSchema>> {
  return db.$transaction(async (tx) => {
    await assertCustomer(tx, userId)
    const own = await ownTerms(tx, userId)
    return recordedIn(tx, { by: caller.id, kind: 'paymentTerms', id: own.id }, async () => {
      if (!own.isNew) await assertAsRead(tx, { kind: 'paymentTerms', id: own.id, updatedAt })
      return toTerms(
        await tx.paymentTerms.update({ where: { id: own.id }, data: { ...toRow(fields), ...newVersion() } }),
      )
    })
  })
}

async function ownTerms(tx: Transaction, userId: number): Promise<{ id: number; isNew: boolean }> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
  const own = await tx.paymentTerms.findUnique({ where: { userId }, select: { id: true } })
  if (own) return { id: own.id, isNew: false }
  const { depositBp, wholeBelow, daysToPay, creditLimit } = await tx.paymentTerms.findUniqueOrThrow({
    where: common,
  })
  const data = { userId, depositBp, wholeBelow, daysToPay, creditLimit }
  return { id: (await tx.paymentTerms.create({ data, select: { id: true } })).id, isNew: true }
}

type Settings = z.infer<typeof settingsSchema>

const toSettings = ({ updatedAt, vatThreshold, retailBp, ...row }: PaymentSettings): Settings =>
  settingsSchema.parse({
    ...row,
    vatThreshold: toAzn(vatThreshold),
    retailShare: toPercent(retailBp),
    updatedAt: updatedAt.toISOString(),
  })

/** What must be paid before production and handing over, and when VAT is to be paid. */
export async function readSettings({ db }: Pick<Deps, 'db'>): Promise<Settings> {
  return toSettings(await db.paymentSettings.findUniqueOrThrow({ where: common }))
}

/**
 * It counts at once, also for orders that were accepted before (PAY-5).
 * @throws CONFLICT when another user has saved it since `updatedAt`
 */
export function updateSettings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { updatedAt, retailShare, ...rules }: z.output<typeof settingsFields>,
): Promise<Settings> {
  const record = { by: caller.id, kind: 'paymentSettings', updatedAt, ...common } as const
  return recordedUpdate(db, record, async (tx) => {
    const data = { ...rules, ...(retailShare !== undefined && { retailBp: retailShare }), ...newVersion() }
    const row = await tx.paymentSettings.update({ where: common, data })
    await startClocks(tx, now())
    return toSettings(row)
  })
}

/** Orders that waited for money alone get their days (PROD-7); no day that was promised is withdrawn. */
async function startClocks(tx: Transaction, at: Date): Promise<void> {
  const waiting = await tx.order.findMany({
    where: { status: acceptedAs, promisedOn: null, money: { isNot: null } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  await settlePromises(tx, { orderIds: waiting.map(({ id }) => id), at, keeps: true })
}
