import { z } from 'zod'
import { type OfferAnswer, OfferAnswerKind } from '../../db/generated/client.ts'
import { declineReasons } from './offer-input.ts'

/** The customer's answer to a revision; `lines` are keys of those that should change. */
export const answerSchema = z.object({
  revision: z.int(),
  kind: z.enum(OfferAnswerKind),
  name: z.string(),
  text: z.string(),
  reason: z.enum(declineReasons).nullable(),
  lines: z.array(z.int()),
  at: z.iso.datetime(),
})

export const toAnswer = (answer: OfferAnswer): z.infer<typeof answerSchema> => ({
  revision: answer.revision,
  kind: answer.kind,
  name: answer.name,
  text: answer.text,
  reason: declineReasons.find((reason) => reason === answer.reason) ?? null,
  lines: answer.lines,
  at: answer.at.toISOString(),
})

/** A stored day as `YYYY-MM-DD`. */
export const dayOf = (day: Date): string => day.toISOString().slice(0, 10)

export const fullName = ({ name, surname }: { name: string; surname: string }): string =>
  `${name} ${surname}`.trim()
