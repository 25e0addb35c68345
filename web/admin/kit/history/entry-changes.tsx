import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi } from '../../../lib/api.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { ChangedText } from './changed-text.tsx'
import { fieldParts } from './field-parts.ts'
import { tierChanges } from './price-tiers.ts'
import type { AuditEntry } from './record-places.ts'
import { inFieldOrder, useFieldName } from './use-field-name.ts'
import { type Change, FromTo, useValueLabels, type Value } from './value.tsx'

/** How many fields of a new or deleted record are shown at first. */
const maxAtFirst = 4

/**
 * What an entry changed, field by field; for an added or deleted record its content, for a list what was
 * added and removed.
 */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const fieldName = useFieldName()
  const [all, showAll] = useState(false)
  const { act } = entry
  const isWhole = act === 'created' || act === 'deleted' || act === 'restored'
  const changes = entry.changes
    .filter((change) => !isWhole || isTelling(change))
    .toSorted((one, other) => inFieldOrder(one.field, other.field))
  const shown = all ? changes : changes.slice(0, isWhole ? maxAtFirst : changes.length)
  if (act === 'confirmed') return <ConfirmedText change={entry.changes[0]} />
  return (
    <>
      <dl className="grid gap-y-1">
        {shown.map((change) => (
          <div key={change.field} className="grid grid-cols-[124px_minmax(0,1fr)] gap-x-3 max-sm:grid-cols-1">
            <dt className="text-t3">{fieldName(change.field, entry.kind)}</dt>
            <dd>{isWhole ? <OneSide change={change} /> : <ChangeLabel change={change} entry={entry} />}</dd>
          </div>
        ))}
      </dl>
      {shown.length < changes.length && (
        <WordButton onClick={() => showAll(true)}>
          <Trans>All fields ({changes.length})</Trans>
        </WordButton>
      )}
    </>
  )
}

/** The content of an added or deleted record, without empty fields and its place in the list. */
const isTelling = ({ field, from, to }: Change): boolean => {
  const value = from ?? to
  return (
    field !== 'priority' && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

function OneSide({ change: { field, from, to } }: { change: Change }) {
  const texts = useValueLabels()
  const text = texts(field, from ?? to)
  return <span className="whitespace-pre-line wrap-anywhere">{shortened(text)}</span>
}

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 199).trimEnd()}…` : text)

function ChangeLabel({ change, entry }: { change: Change; entry: AuditEntry }) {
  const texts = useValueLabels()
  const { field, from, to } = change
  if (field === 'options' && entry.kind === 'product')
    return <OptionsChange id={entry.recordId} change={change} />
  if (field === 'prices') return <PriceChange from={from} to={to} />
  if (Array.isArray(from) && Array.isArray(to)) return <ListChange field={field} from={from} to={to} />
  // A state, a day or a kind has a name of its own: what differs in its letters says nothing.
  const isNamed = [from, to].some(
    (value) => typeof value === 'string' && value !== '' && texts(field, value) !== value,
  )
  const isText = typeof from === 'string' && typeof to === 'string' && isWritten(field) && !isNamed
  if (isText && from !== '' && to !== '') return <ChangedText from={from} to={to} lang={langOf(field)} />
  return <FromTo {...change} />
}

/** Texts that people write, as against links, days and pictures. */
const isWritten = (field: string): boolean =>
  !/Url$|^icon$|^lightIcon$|^(start|end)Date$|^status$|^link$|^artwork$|^proofPin$/.test(field)

const langOf = (field: string): string => fieldParts(field).language?.toLowerCase() ?? 'az'

function ConfirmedText({ change }: { change: Change | undefined }) {
  const fieldName = useFieldName()
  if (!change) return null
  return (
    <p>
      <span className="text-t3">{fieldName(change.field)}</span>{' '}
      <Trans>still holds, though the AZ text was changed</Trans>
    </p>
  )
}

type ListChangeProps = {
  field: string
  from: readonly Value[] | readonly object[]
  to: readonly Value[] | readonly object[]
}

/** What was added to and removed from a list; the new order, where only that changed. */
function ListChange({ field, from, to }: ListChangeProps) {
  const texts = useValueLabels()
  const keyOf = (one: Value | object) => JSON.stringify(one)
  const [before, after] = [from.map(keyOf), to.map(keyOf)]
  const text = (one: Value | object) => texts(field, one as Value)
  const gone = from.filter((one) => !after.includes(keyOf(one)))
  const came = to.filter((one) => !before.includes(keyOf(one)))
  if (gone.length === 0 && came.length === 0)
    return (
      <span className="wrap-anywhere">
        <Trans>now: {to.map(text).join(', ')}</Trans>
      </span>
    )
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-1 tabular-nums">
      {gone.map((one) => (
        <del key={keyOf(one)} className="bg-error-ground px-1 text-error decoration-1">
          <span className="sr-only">
            <Trans>removed:</Trans>{' '}
          </span>
          {text(one)}
        </del>
      ))}
      {came.map((one) => (
        <ins key={keyOf(one)} className="bg-ok-ground px-1 text-ok no-underline">
          <span className="sr-only">
            <Trans>added:</Trans>{' '}
          </span>
          {text(one)}
        </ins>
      ))}
    </span>
  )
}

/** The price tiers that changed, one a line: the run, and what it cost and costs. */
function PriceChange({ from, to }: { from: Value; to: Value }) {
  const language = useLanguage()
  const money = (azn: number) => formatMoney(azn, language)
  return (
    <ul className="tabular-nums">
      {tierChanges(from, to).map((tier) => (
        <li key={tier.count}>
          <span className="text-t2">
            <Trans>{formatNumber(tier.count, language)} pcs:</Trans>
          </span>{' '}
          {tier.from !== null && <del className="text-error">{money(tier.from)}</del>}
          {tier.from !== null && tier.to !== null && ' → '}
          {tier.to !== null && <ins className="font-medium text-ok no-underline">{money(tier.to)}</ins>}
        </li>
      ))}
    </ul>
  )
}

type OptionsChanges = inferRouterOutputs<AppRouter>['options']['changes']

/**
 * How a version of a product's choices differs from the one before: each price on a line, everything else by
 * its name.
 */
function OptionsChange({ id, change }: { id: number; change: Change }) {
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
