import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { toDay } from '../production/production-output.ts'
import type { Day } from '../production/workdays.ts'
import { type TaxKind, taxed, taxKinds } from '../tax/vat.ts'
import { type Compared, comparedSchema, compareSpan, isInEither } from './compared-span.ts'
import { ledgerByDay } from './ledger-by-day.ts'
import { readSpan, type spanFields } from './report-input.ts'
import { partsOf, type Span } from './spans.ts'

/** AZN: what came in while the house was a VAT payer with what of it is VAT, and what acts and corrections say. */
const figures = { turnover: z.number(), vat: z.number(), accepted: z.number(), acceptedVat: z.number() }
const totalSchema = z.object({
  ...figures,
  /** Acts that were issued. */
  acts: z.int(),
})
/** The VAT of a span by month, as money came in and as works were accepted (REP-12). */
export const vatReportSchema = comparedSchema.extend({
  /** How the house is taxed on the last day of the span; null where its requisites aren't written down. */
  taxKind: z.enum(taxKinds).nullable(),
  now: totalSchema,
  earlier: totalSchema.nullable(),
  months: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), ...figures })),
})

type Accepted = { day: Day; acts: number; gross: Qepik; vat: Qepik }
type TaxKindOn = (day: Day) => TaxKind | null
type Days = {
  ledger: readonly { day: Day; amount: Qepik }[]
  accepted: readonly Accepted[]
  kindOn: TaxKindOn
}

/**
 * The VAT of a span, beside that of the span before. Of what came in it is reckoned from the sum of a month; of works
 * that were accepted it is what their acts and corrections say (REP-12).
 * @throws VALIDATION
 */
export async function readVat(
  deps: Pick<Deps, 'db' | 'now'>,
  asked: z.output<typeof spanFields>,
): Promise<z.infer<typeof vatReportSchema>> {
  const compared = await compareSpan(deps, readSpan(asked))
  const { span, before } = compared
  const [ledger, accepted, kindOn] = await Promise.all([
    ledgerByDay(deps, compared),
    readAccepted(deps, compared),
    readTaxKinds(deps),
  ])
  const days = { ledger, accepted, kindOn }
  const months = monthsOf(days, span)
  return {
    span,
    before,
    taxKind: kindOn(span.to),
    now: total(months),
    earlier: before && total(monthsOf(days, before)),
    months: months.map(({ acts: _, ...month }) => ({ ...month, ...inAzn(month) })),
  }
}

const readAccepted = ({ db }: Pick<Deps, 'db'>, compared: Compared) => db.$queryRaw<Accepted[]>`
  SELECT day::text, count(*) FILTER (WHERE kind = 'act')::integer AS acts, sum(gross)::float8 AS gross,
    sum(vat)::float8 AS vat
  FROM documents
  WHERE kind IN ('act', 'correction') AND voided_at IS NULL AND ${isInEither(Prisma.sql`day`, compared)}
  GROUP BY day`

async function readTaxKinds({ db }: Pick<Deps, 'db'>): Promise<TaxKindOn> {
  const profiles = await db.sellerProfile.findMany({
    orderBy: { validFrom: 'asc' },
    select: { validFrom: true, taxKind: true },
  })
  return (day) => profiles.findLast(({ validFrom }) => toDay(validFrom) <= day)?.taxKind ?? null
}

type Month = Span & Record<keyof typeof figures, Qepik> & { acts: number }

const monthsOf = ({ ledger, accepted, kindOn }: Days, span: Span): Month[] =>
  partsOf(span, 'month').map((month) => {
    const isOfMonth = ({ day }: { day: Day }) => month.from <= day && day <= month.to
    const works = accepted.filter(isOfMonth)
    const turnover = sum(
      ledger.filter((line) => isOfMonth(line) && kindOn(line.day) === 'vat18').map(({ amount }) => amount),
    )
    return {
      ...month,
      turnover,
      vat: taxed(turnover, 'vat18').vat,
      accepted: sum(works.map(({ gross }) => gross)),
      acceptedVat: sum(works.map(({ vat }) => vat)),
      acts: sum(works.map(({ acts }) => acts)),
    }
  })

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

const inAzn = ({ turnover, vat, accepted, acceptedVat }: Record<keyof typeof figures, Qepik>) => ({
  turnover: toAzn(turnover),
  vat: toAzn(vat),
  accepted: toAzn(accepted),
  acceptedVat: toAzn(acceptedVat),
})

/** Sums of months: the VAT of a span is that of its months. */
const total = (months: readonly Month[]): z.infer<typeof totalSchema> => ({
  ...inAzn({
    turnover: sum(months.map(({ turnover }) => turnover)),
    vat: sum(months.map(({ vat }) => vat)),
    accepted: sum(months.map(({ accepted }) => accepted)),
    acceptedVat: sum(months.map(({ acceptedVat }) => acceptedVat)),
  }),
  acts: sum(months.map(({ acts }) => acts)),
})
