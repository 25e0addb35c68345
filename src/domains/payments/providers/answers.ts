import { z } from 'zod'
import { NoAnswer } from './http.ts'
import { type Card, type Done, ProviderError, type ProviderName, type Waits } from './provider.ts'
import { parseExactly, readManat } from './wire-money.ts'

export const usualWaits: Waits = { open: 10_000, ask: 15_000, act: 30_000 }

/** The longest that a description may be at each of the providers. */
export const maxDescription = 1000

/** Manat as text, or as a JSON number read as one, in whole qəpik. */
export const manat = z.string().transform((text, context) => {
  const amount = readManat(text)
  if (amount !== null) return amount
  context.addIssue('not a whole number of qəpik')
  return z.NEVER
})

/** A text, or nothing in any of the ways in which providers leave one out. */
export const maybeText = z
  .string()
  .nullish()
  .transform((text) => text || null)

/** What an answer must have. @throws ProviderError when it hasn't */
export function readAnswer<Schema extends z.ZodType>(
  provider: ProviderName,
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const read = schema.safeParse(body)
  if (!read.success) throw new ProviderError(provider, 'unclear', 'unreadable')
  return read.data
}

/** Passed to `catch` of a call: no answer decides nothing. */
export const unclear =
  (provider: ProviderName) =>
  (error: unknown): never => {
    if (error instanceof NoAnswer) throw new ProviderError(provider, 'unclear', error.reason)
    throw error
  }

/** The outcome of an act whose call throws when it isn't known to be done. */
export async function outcomeOf(act: Promise<unknown>): Promise<Done> {
  try {
    await act
    return { outcome: 'done' }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { outcome: error.kind === 'refused' ? 'refused' : 'unknown', reason: error.reason }
  }
}

/** An act that the provider has not. */
export const notOffered: Done = { outcome: 'refused', reason: 'not offered' }

/** The provider's reference. @throws ProviderError when it was never answered */
export function knownReference(provider: ProviderName, reference: string | null): string {
  if (reference === null) throw new ProviderError(provider, 'refused', 'no reference')
  return reference
}

/** The last four digits of a masked number such as `416973******1234`; null without any of a card. */
export function cardOf(masked: string | null | undefined, brand: string | null | undefined): Card | null {
  const lastFour = /(?<!\d)\d{4}$/.exec(masked?.trim() ?? '')?.[0] ?? null
  return lastFour || brand ? { brand: brand || null, lastFour } : null
}

/** JSON of strangers; null when it isn't any. */
export function parsedOrNull(json: string): unknown {
  try {
    return parseExactly(json)
  } catch {
    return null
  }
}

/** Without what isn't there, and no value longer than what could be a code, an amount or an id. */
export const presentOf = (fields: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (value === null ? [] : [[key, value.slice(0, 100)]])),
  )
