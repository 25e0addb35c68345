import { z } from 'zod'
import type { Deps } from '../../procedures/deps.ts'
import { assertOrderParty, type CallerOrLink } from '../order-links/order-party.ts'

/** What is written on pages of a version; pages without words aren't among them. */
export const textsSchema = z.object({
  pages: z.array(z.object({ fileId: z.int(), pageOfFile: z.int(), text: z.string() })),
})

/** The words of a version's pages, for the order's parties (ART-11). @throws NOT_FOUND, FORBIDDEN */
export async function readTexts(
  { db }: Pick<Deps, 'db'>,
  who: CallerOrLink,
  { id: orderId, version: number }: { id: number; version: number },
): Promise<z.infer<typeof textsSchema>> {
  await assertOrderParty(db, who, orderId)
  const texts = await db.artworkText.findMany({
    where: { ofPage: { file: { version: { orderId, number } } } },
    orderBy: [{ ofPage: { file: { position: 'asc' } } }, { page: 'asc' }],
  })
  return { pages: texts.map(({ fileId, page: pageOfFile, text }) => ({ fileId, pageOfFile, text })) }
}
