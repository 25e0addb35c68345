import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type TaxKind, vatOf, vatPercent } from '../../../src/domains/tax/vat.ts'
import type { Qepik } from '../../../src/lib/money.ts'
import { useApi } from '../../lib/api.ts'
import { formatPercent } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'

/** How prices are taxed today (DOC-34); `none` without requisites, and while they are loading. */
export function useTaxKind(): TaxKind {
  const { data } = useQuery(useApi().seller.read.queryOptions())
  return data?.[0]?.taxKind ?? 'none'
}

/** How much of prices as they are now is VAT, each reckoned by itself. */
export const useVatOf = (prices: readonly Qepik[]): Qepik => vatOf(prices, useTaxKind())

export function VatLabel() {
  const percent = formatPercent(vatPercent, useLanguage())
  return <Trans>Of it VAT {percent}</Trans>
}
