import type { Database } from '../../db/client.ts'

type Listed = { id: number; products: readonly { id: number }[] }
export type OutdatedCounts = { ru: number; en: number }

/** How many translations of each service and of its products their Azerbaijani texts have left behind, by its id. */
export async function outdatedCounts(
  db: Database,
  services: readonly Listed[],
): Promise<(service: Listed) => OutdatedCounts> {
  const productIds = services.flatMap(({ products }) => products.map(({ id }) => id))
  const rows = await db.outdatedText.findMany({
    where: {
      OR: [
        { kind: 'service', recordId: { in: services.map(({ id }) => id) } },
        { kind: 'product', recordId: { in: productIds } },
      ],
    },
    select: { kind: true, recordId: true, language: true },
  })
  return ({ id, products }) => {
    const own = rows.filter(({ kind, recordId }) =>
      kind === 'service' ? recordId === id : products.some((product) => product.id === recordId),
    )
    const count = (wanted: string) => own.filter(({ language }) => language === wanted).length
    return { ru: count('ru'), en: count('en') }
  }
}
