import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { flag, id, list, row, textsOut } from '../../lib/fields.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recordedIn } from '../audit/recorded.ts'
import { artworkNeeds } from './artwork-need.ts'

const kinds = ['service', 'product'] as const
type Item = { kind: (typeof kinds)[number]; id: number }

/** A service or product whose need and profile follow from its name. */
const guessSchema = z.object({
  kind: z.enum(kinds),
  id: z.int(),
  ...textsOut('name'),
  /** Null: a product follows its service. */
  artwork: z.enum(artworkNeeds).nullable(),
  profile: z.object(textsOut('name')).nullable(),
})
export const guessesSchema = z.array(guessSchema)
type Guess = z.infer<typeof guessSchema>

/** `keep`: it is as the name tells; else it needs no artwork, and a product follows its service. */
export const reviewFields = z.object({ items: list(row({ kind: z.enum(kinds), id }), 1000), keep: flag })

const names = { name: true, name_ru: true, name_en: true } as const
const guessed = {
  where: { isArtworkGuessed: true, deletedAt: null },
  orderBy: { id: 'asc' },
  select: { id: true, ...names, artwork: true, profile: { select: names } },
} as const

/** What staff haven't looked at yet (ART-20), services first. */
export async function readGuesses({ db }: Pick<Deps, 'db'>): Promise<Guess[]> {
  const [services, products] = await Promise.all([db.service.findMany(guessed), db.product.findMany(guessed)])
  return [
    ...services.map((service) => ({ kind: 'service' as const, ...service })),
    ...products.map((product) => ({ kind: 'product' as const, ...product })),
  ]
}

/**
 * Staff have reviewed what was chosen by the names: they keep it, or take it back. Placed orders stay as they are.
 * Anything that has been deleted or reviewed in the meantime is left alone.
 */
export async function reviewGuesses(
  { db }: Pick<Deps, 'db'>,
  { id: by }: Pick<Caller, 'id'>,
  { items, keep }: z.output<typeof reviewFields>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    for (const { kind, id } of items)
      await recordedIn(tx, { by, kind, id }, () => settle(tx, { kind, id }, keep))
  })
}

async function settle(tx: Transaction, { kind, id }: Item, keep: boolean): Promise<void> {
  const where = { id, isArtworkGuessed: true, deletedAt: null }
  const looked = { isArtworkGuessed: false, ...(!keep && { profileId: null }) }
  if (kind === 'service')
    await tx.service.updateMany({ where, data: { ...looked, ...(!keep && { artwork: 'None' }) } })
  else await tx.product.updateMany({ where, data: { ...looked, ...(!keep && { artwork: null }) } })
}
