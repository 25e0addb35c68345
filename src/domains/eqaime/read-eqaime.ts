import type { Database, Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { voenFault } from '../../lib/voen.ts'
import { contentSchema, type DocumentLine, linesIn } from '../documents/document-content.ts'
import { shownNumber } from '../documents/document-number.ts'
import { endedStates, isEnded } from '../tax/eqaime-states.ts'
import { sumOfLines, type TaxedSum } from '../tax/vat.ts'
import type { EqaimeKind } from './eqaime-kinds.ts'
import type { Problem } from './eqaime-output.ts'
import { correctedLines, type Eqaime } from './eqaime-sums.ts'

type Reading = Database | Transaction

const ofOrder = {
  orderId: true,
  order: {
    select: {
      service: { select: { id: true, goodsCode: true } },
      product: { select: { id: true, goodsCode: true } },
    },
  },
} as const satisfies Prisma.DocumentOrderSelect

export const eqaimeParts = {
  buyer: { select: { address: true } },
  eqaime: true,
  orders: { orderBy: { orderId: 'asc' }, select: ofOrder },
  of: {
    include: {
      eqaime: true,
      orders: { orderBy: { orderId: 'asc' }, select: ofOrder },
      correctedBy: { where: { voidedAt: null }, orderBy: { id: 'asc' } },
    },
  },
} as const satisfies Prisma.DocumentInclude
export type EqaimeDocument = Prisma.DocumentGetPayload<{ include: typeof eqaimeParts }>

/** What the e-qaimə of a document would say now, and what is wrong with it. */
export type Drafted = {
  document: EqaimeDocument
  eqaime: Eqaime
  problems: Problem[]
  /** What its document says, and of a correction the act with all corrections up to it; qəpik. */
  expected: TaxedSum
}

const kinds = { act: 'delivery', invoice: 'advance', correction: 'correction', statement: null } as const
/** What an e-qaimə of this document is of; null: there is none. */
export const eqaimeKindOf = (document: Pick<EqaimeDocument, 'kind'>): EqaimeKind | null =>
  kinds[document.kind]

/** What the e-qaimə of these documents say now, in the order of the ids; what is none is left out. */
export async function draftEqaime(db: Reading, ids: readonly number[]): Promise<Drafted[]> {
  const [documents, settings, advances] = await Promise.all([
    db.document.findMany({ where: { id: { in: [...ids] } }, include: eqaimeParts }),
    db.eqaimeSettings.findUniqueOrThrow({ where: { id: 1 } }),
    readAdvances(db, ids),
  ])
  const byId = new Map(documents.map((document) => [document.id, document]))
  return ids.flatMap((id) => {
    const document = byId.get(id)
    const drafted = document && draft(document, settings.goodsCode, advances.get(id) ?? [])
    return drafted ? [drafted] : []
  })
}

/** The portal's numbers of what was paid ahead for the orders of documents, by document. */
async function readAdvances(db: Reading, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db.$queryRaw<{ id: number; number: string }[]>`
    SELECT DISTINCT l.document_id AS id, e.portal_number AS number
    FROM document_orders l
    JOIN document_orders ahead ON ahead.order_id = l.order_id AND ahead.document_id <> l.document_id
    JOIN eqaime e ON e.document_id = ahead.document_id AND e.kind = 'advance' AND e.portal_number <> ''
    WHERE l.document_id = ANY(${ids}) AND coalesce(e.portal_state::text, '') <> ALL (${[...endedStates]})
    ORDER BY 1, 2`
  const byDocument = Map.groupBy(rows, ({ id }) => id)
  return new Map([...byDocument].map(([id, found]) => [id, found.map(({ number }) => number)]))
}

function draft(document: EqaimeDocument, defaultCode: string, advances: string[]): Drafted | null {
  const kind = eqaimeKindOf(document)
  const content = contentSchema.safeParse(document.content).data
  if (kind === null || !content || content.kind === 'statement') return null
  const { lines, expected } = linesOf(document, content.lines)
  const owners = new Map((document.of ?? document).orders.map((line) => [line.orderId, line.order]))
  // What a charge is for belongs to no service: it has the settings' code.
  const ownerOf = ({ orderId, chargeId }: DocumentLine) =>
    chargeId === undefined ? owners.get(orderId) : undefined
  const codeOf = (line: DocumentLine) => {
    const { service, product } = ownerOf(line) ?? {}
    return product?.goodsCode || service?.goodsCode || defaultCode
  }
  const original = document.of?.eqaime ?? null
  const eqaime: Eqaime = {
    kind,
    number: shownNumber(document),
    orderIds: document.orders.map(({ orderId }) => orderId),
    sellerVoen: content.seller.voen,
    buyerVoen: content.buyer.voen,
    taxKind: content.seller.taxKind,
    original: original && !isEnded(original) ? original.portalNumber : '',
    reason: content.kind === 'correction' ? content.reason : '',
    advances: kind === 'delivery' ? advances : [],
    lines: lines.map((line) => ({
      orderId: line.orderId,
      name: line.title.az,
      quantity: line.quantity,
      gross: line.gross,
      net: line.net,
      vat: line.vat,
      goodsCode: codeOf(line),
    })),
  }
  const address = content.buyer.address || document.buyer?.address || ''
  const problems = [
    ...lines
      .filter((line) => codeOf(line) === '')
      .map((line) => ({
        ...plain('noGoodsCode'),
        orderId: line.orderId,
        name: line.title,
        serviceId: ownerOf(line)?.service.id ?? null,
        productId: ownerOf(line)?.product?.id ?? null,
      })),
    ...problemsOf(eqaime, address),
  ]
  return { document, eqaime, problems, expected }
}

/** The lines of an e-qaimə, and what they have to add up to. */
function linesOf(
  document: EqaimeDocument,
  own: DocumentLine[],
): { lines: DocumentLine[]; expected: TaxedSum } {
  const { of } = document
  if (!of) return { lines: own, expected: document }
  const upTo = of.correctedBy.filter(({ id }) => id <= document.id)
  return {
    lines: correctedLines(
      linesIn(of.content),
      upTo.map(({ content }) => linesIn(content)),
    ),
    expected: sumOfLines([of, ...upTo]),
  }
}

const plain = (code: Problem['code']): Problem => ({
  code,
  bars: code !== 'oddVoen',
  orderId: null,
  name: null,
  serviceId: null,
  productId: null,
})

/** What is wrong with all of it (DOC-22). */
function problemsOf({ kind, original, lines, sellerVoen, buyerVoen }: Eqaime, address: string): Problem[] {
  const found: [Problem['code'], boolean][] = [
    ['noAddress', address.trim() === ''],
    ['sellerVoen', !/^\d{10}$/.test(sellerVoen)],
    ['noOriginal', kind === 'correction' && original === ''],
    ['nothingLeft', lines.length === 0],
    ['oddVoen', voenFault(buyerVoen) !== null],
  ]
  return found.flatMap(([code, isSo]) => (isSo ? [plain(code)] : []))
}
