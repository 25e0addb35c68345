import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi } from '../../../lib/api.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { type Change, FromTo } from './value.tsx'

type OptionsChanges = inferRouterOutputs<AppRouter>['options']['changes']

/** What a version of a product's choices has other than the one before: prices one a line, all else by its name. */
export function OptionsChange({ id, change }: { id: number; change: Change }) {
  const language = useLanguage()
  const { from, to } = change
  const versions = { from: Number(from), to: Number(to) }
  const isKnown = typeof from === 'number' && typeof to === 'number'
  const options = useApi().options.changes.queryOptions({ id, language, ...versions })
  const { data } = useQuery({ ...options, enabled: isKnown, staleTime: Number.POSITIVE_INFINITY })
  return (
    <>
      <FromTo {...change} />
      {data && (
        <ul className="wrap-anywhere tabular-nums">
          <ChangedPrices {...data} />
          <ChangedParts parts={data.parts} />
        </ul>
      )}
    </>
  )
}

function ChangedPrices({ prices, priceCount }: Pick<OptionsChanges, 'prices' | 'priceCount'>) {
  const { t } = useLingui()
  const language = useLanguage()
  const money = (azn: number | null) => (azn === null ? t`ask us` : formatMoney(azn, language))
  const more = priceCount - prices.length
  return (
    <>
      {prices.map(({ row, run, from, to }) => (
        <li key={`${row}#${run}`}>
          <span className="text-t2">
            {row && `${row}, `}
            <Trans>{formatNumber(run, language)} pcs:</Trans>
          </span>{' '}
          <del className="text-error">{money(from)}</del>
          {' → '}
          <ins className="font-medium text-ok no-underline">{money(to)}</ins>
        </li>
      ))}
      {more > 0 && (
        <li className="text-t3">
          <Plural value={more} one="and # more price" other="and # more prices" />
        </li>
      )}
    </>
  )
}

function ChangedParts({ parts }: Pick<OptionsChanges, 'parts'>) {
  const { t } = useLingui()
  const language = useLanguage()
  const whole = { order: t`Order of the groups`, rules: t`Exclusions`, limits: t`Limits` }
  const nameOf = ({ part, name }: OptionsChanges['parts'][number]): string => {
    if (part === 'run') return t`run ${formatNumber(Number(name), language)}`
    return part === 'group' || part === 'choice' ? name : whole[part]
  }
  const acts = { added: t`Added:`, removed: t`Removed:`, changed: t`Changed:` }
  return (['added', 'removed', 'changed'] as const).map((kind) => {
    const named = parts.filter((part) => part.kind === kind).map(nameOf)
    return (
      named.length > 0 && (
        <li key={kind}>
          <span className="text-t2">{acts[kind]}</span> {named.join(', ')}
        </li>
      )
    )
  })
}
