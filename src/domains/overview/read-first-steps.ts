import { z } from 'zod'
import type { PaymentSettings, PaymentTerms } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { type Language, pick } from '../../lib/languages.ts'
import { toPercent } from '../../lib/money.ts'
import { assertAccess, type Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { readMailState } from '../email/mail-state.ts'
import { type Facts, factsSchema, firstStepsOf, stepSchema } from './first-steps.ts'
import { type FirstStep, firstStepAreas } from './first-steps-input.ts'

export const firstStepsSchema = z.object({
  facts: factsSchema,
  /** Only those that the caller has the area for, in order. */
  steps: z.array(stepSchema),
})

type ReadDeps = Pick<Deps, 'db' | 'now' | 'settings' | 'cardPayments'>

/** What an installation begins with, and how far it has come; what comes of it is in {@link firstStepsOf}. */
export async function readFirstSteps(
  deps: ReadDeps,
  caller: Caller,
  { language }: { language: Language },
): Promise<z.infer<typeof firstStepsSchema>> {
  const [facts, skipped] = await Promise.all([readFacts(deps, language), deps.db.skippedStep.findMany()])
  return { facts, steps: firstStepsOf(facts, new Set(skipped.map(({ step }) => step)), caller) }
}

async function readFacts(deps: ReadDeps, language: Language): Promise<Facts> {
  const { db, now } = deps
  const onSite = { state: true, deletedAt: null } as const
  const priced = [{ prices: { some: {} } }, { products: { some: { ...onSite, lowestTotal: { not: null } } } }]
  const products = { products: { some: { ...onSite, prices: { some: {} } } } }
  const checked = [
    { profileId: { not: null } },
    { products: { some: { ...onSite, profileId: { not: null } } } },
  ]
  const [banner, contacts, own, settings, terms, rules, mail, ...counts] = await Promise.all([
    db.banner.findUniqueOrThrow({ where: { id: 1 } }),
    db.contact.findMany(),
    db.contact.findUniqueOrThrow({ where: { id: 1 } }),
    db.productionSettings.findUniqueOrThrow({ where: { id: 1 } }),
    db.paymentTerms.findUniqueOrThrow({ where: { id: 1 } }),
    db.paymentSettings.findUniqueOrThrow({ where: { id: 1 } }),
    readMailState(deps),
    db.order.findFirst({ select: { id: true } }).then((order) => (order === null ? 0 : 1)),
    db.service.count({ where: onSite }),
    db.service.count({ where: { ...onSite, OR: [...priced, products] } }),
    db.service.count({ where: { ...onSite, OR: checked } }),
    db.preflightProfile.count(),
    db.closedDay.count({ where: { day: { gte: bakuDay(now()) } } }),
    db.service.count({ where: { ...onSite, productionDays: { not: null } } }),
    db.user.count({ where: { deletedAt: null, role: { name: { not: customerRole } } } }),
  ])
  const [orders, services, pricedServices, checkedServices, profiles, closedDays, withDays, staff] = counts
  return {
    hasOrders: orders > 0,
    name: pick(banner, 'title', language),
    hasLogo: banner.logoId !== null,
    phones: contacts.filter(({ phoneNumber }) => phoneNumber !== '').length,
    hasAddress: contacts.some(({ address }) => address !== ''),
    hasEmail: own.email !== '',
    services,
    pricedServices,
    checkedServices,
    profiles,
    weekdays: settings.weekdays,
    closedDays,
    promisesDays: settings.defaultDays !== null || withDays > 0,
    hasMailServer: mail.isSetUp,
    testMailAt: mail.acceptedAt?.toISOString() ?? null,
    banks: deps.cardPayments.offered.length,
    deposit: toPercent(terms.depositBp),
    hasPaymentRules: hasRules(terms, rules),
    colleagues: Math.max(0, staff - 1),
  }
}

/** Whether anything differs from what an installation begins with: nothing is asked for. */
function hasRules(
  { depositBp, wholeBelow, daysToPay, creditLimit }: PaymentTerms,
  { beforeProduction, beforeHandover, holdAtOrdering }: PaymentSettings,
): boolean {
  const isAsked = depositBp > 0 || [wholeBelow, daysToPay, creditLimit].some((term) => term !== null)
  return isAsked || beforeProduction !== 'off' || beforeHandover !== 'off' || holdAtOrdering
}

/** Skips steps for all staff; again changes nothing. @throws FORBIDDEN without the area of one of them */
export async function skipSteps(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { steps }: { steps: FirstStep[] },
): Promise<void> {
  for (const step of steps) assertAccess([firstStepAreas[step]], caller)
  await db.skippedStep.createMany({ data: steps.map((step) => ({ step })), skipDuplicates: true })
}

/** Takes a skip back. @throws FORBIDDEN without its area */
export async function bringStepBack(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { step }: { step: FirstStep },
): Promise<void> {
  assertAccess([firstStepAreas[step]], caller)
  await db.skippedStep.deleteMany({ where: { step } })
}
