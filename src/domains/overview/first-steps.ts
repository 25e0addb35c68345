import { z } from 'zod'
import { areas } from '../../procedures/areas.ts'
import type { Acting } from '../access/role-rules.ts'
import { type FirstStep, firstStepAreas, firstSteps } from './first-steps-input.ts'

/** What is there of what an owner begins with. */
export const factsSchema = z.object({
  /** An order was ever placed. */
  hasOrders: z.boolean(),
  /** The company's name in the caller's language, empty until staff have entered one. */
  name: z.string(),
  hasLogo: z.boolean(),
  phones: z.int(),
  hasAddress: z.boolean(),
  /** Contact record 1 has one: emails about orders and requests go to it. */
  hasEmail: z.boolean(),
  /** Services on the site; of them those with a price, and those whose artwork is checked. */
  services: z.int(),
  pricedServices: z.int(),
  checkedServices: z.int(),
  profiles: z.int(),
  /** From 1 (Monday) to 7. */
  weekdays: z.array(z.int()),
  /** Closed days that are still to come. */
  closedDays: z.int(),
  /** Orders get a promised day: the house, or a service on the site, says its working days. */
  promisesDays: z.boolean(),
  /** A mail server is set. */
  hasMailServer: z.boolean(),
  /** When that server last accepted a test mail. */
  testMailAt: z.iso.datetime().nullable(),
  /** Banks at which customers can pay by card. */
  banks: z.int(),
  /** Per cent that the terms of all ask for beforehand. */
  deposit: z.number(),
  /** Somebody has said how much is paid when: terms, or what must be paid before work or handing over. */
  hasPaymentRules: z.boolean(),
  /** Staff besides the first, invited ones too. */
  colleagues: z.int(),
})
export type Facts = z.infer<typeof factsSchema>

const isDone = {
  name: ({ name, hasLogo }) => name !== '' && hasLogo,
  contacts: ({ phones, hasAddress, hasEmail }) => phones > 0 && hasAddress && hasEmail,
  service: ({ services }) => services > 0,
  // A new service begins with the profile that its name tells (ART-20).
  artworkCheck: ({ profiles, services, checkedServices }) =>
    profiles > 0 && (services === 0 || checkedServices > 0),
  workdays: ({ closedDays, promisesDays }) => closedDays > 0 && promisesDays,
  email: ({ testMailAt }) => testMailAt !== null,
  payments: ({ banks, hasPaymentRules }) => banks > 0 || hasPaymentRules,
  colleagues: ({ colleagues }) => colleagues > 0,
} as const satisfies Record<FirstStep, (facts: Facts) => boolean>

export const stepSchema = z.object({
  step: z.enum(firstSteps),
  state: z.enum(['done', 'skipped', 'open']),
})
type StepView = z.infer<typeof stepSchema>

/** The first steps that this caller's areas are for; what is done is done, also when it was skipped (ADM-22). */
export function firstStepsOf(
  facts: Facts,
  skipped: ReadonlySet<string>,
  caller: Pick<Acting, 'areas'>,
): StepView[] {
  return firstSteps
    .filter((step) => caller.areas.has(areas[firstStepAreas[step]]))
    .map((step) => ({ step, state: stateOf(step, facts, skipped) }))
}

function stateOf(step: FirstStep, facts: Facts, skipped: ReadonlySet<string>): StepView['state'] {
  if (isDone[step](facts)) return 'done'
  return skipped.has(step) ? 'skipped' : 'open'
}
