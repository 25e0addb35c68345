import { type DocumentLine, lineKeyOf } from '../documents/document-content.ts'
import { sumOfLines, type TaxedSum, type TaxKind } from '../tax/vat.ts'
import type { EqaimeKind } from './eqaime-kinds.ts'

/** A line of an e-qaimə; money in qəpik. */
export type EqaimeLine = TaxedSum & {
  orderId: number
  /** In Azerbaijani. */
  name: string
  quantity: number
  /** Ten digits, or empty where none is known. */
  goodsCode: string
}

/** All that an e-qaimə says, whatever its layout. */
export type Eqaime = {
  kind: EqaimeKind
  /** Our document's number, as it is printed. */
  number: string
  orderIds: readonly number[]
  sellerVoen: string
  buyerVoen: string
  taxKind: TaxKind
  /** The portal's number of what a correction corrects; empty of all else. */
  original: string
  /** Why it is corrected. */
  reason: string
  /** The portal's numbers of what was paid ahead for a delivery. */
  advances: readonly string[]
  lines: readonly EqaimeLine[]
}

/**
 * What remains of an act after its corrections, line by line: a line that came to nothing is left out, a charge that a
 * correction added stands below (DOC-23). Net and VAT are the sums of what those documents say.
 */
export function correctedLines(
  act: readonly DocumentLine[],
  corrections: readonly (readonly DocumentLine[])[],
): DocumentLine[] {
  const said = Map.groupBy([act, ...corrections].flat(), lineKeyOf)
  return [...said.values()]
    .flatMap(([line, ...changes]) => (line ? [{ ...line, ...sumOfLines([line, ...changes]) }] : []))
    .filter(({ gross }) => gross !== 0)
}
