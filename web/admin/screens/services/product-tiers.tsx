import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useApi } from '../../../lib/api.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { ProductTiersNote } from './site-notes.tsx'
import { previewTiers, type TierRow } from './tiers/tier-rows.ts'
import { TiersTable } from './tiers/tiers-table.tsx'

type ProductTiersProps = {
  /** null: of a product that isn't there yet. */
  id: number | null
  editor: Editor
  rows: readonly TierRow[]
  percentageBp: number
  aside: ReactNode
}

/** The prices of a product's runs: written here, or following from what can be chosen of it (OPT-9). */
export function ProductTiers({ id, editor, rows, percentageBp, aside }: ProductTiersProps) {
  const options = useApi().options.multilanguage.queryOptions({ id: id ?? 0 })
  const { data, isLoading } = useQuery({ ...options, enabled: id !== null })
  if (isLoading) return null
  const version = data?.version ?? null
  if (id !== null && version !== null) return <DerivedTiers id={id} rows={rows} />
  return (
    <TiersTable
      editor={editor}
      name="serviceTypePriceDatas"
      percentageBp={percentageBp}
      aside={aside}
      note={<ProductTiersNote rows={rows} />}
    />
  )
}

/** To be read only, with the way to where they are written. */
function DerivedTiers({ id, rows }: { id: number; rows: readonly TierRow[] }) {
  const headId = useId()
  const language = useLanguage()
  return (
    <section aria-labelledby={headId}>
      <h2 id={headId} className="admin-h2 pb-1.5">
        <Trans>Price tiers</Trans>
      </h2>
      <p className="pb-2 text-t2">
        <Trans>
          These prices follow from the choices of the product: they are those of the first choices. They are
          changed there.
        </Trans>
      </p>
      <table aria-labelledby={headId} className="w-full border-key border-t-2 bg-paper tabular-nums">
        <tbody>
          {previewTiers(rows, 0).map(({ count, price }) => {
            const pieces = formatNumber(count, language)
            return (
              <tr key={count} className="border-line1 border-b">
                <th scope="row" className="px-3.5 py-1.5 text-left font-normal">
                  <Trans>{pieces} pieces</Trans>
                </th>
                <td className="px-3.5 py-1.5 text-right font-medium">{formatMoney(price, language)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <AdminLinkButton to="/admin/services/options/$id" params={{ id: String(id) }} className="mt-2.5">
        <Trans>Choices and prices</Trans>
      </AdminLinkButton>
    </section>
  )
}
