import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { WordButton } from '../../../ui/admin/button.tsx'
import { ChangedText } from './changed-text.tsx'
import { fieldParts } from './field-parts.ts'
import { ListChange } from './list-change.tsx'
import { OptionsChange } from './options-change.tsx'
import { PriceChange } from './price-change.tsx'
import type { AuditEntry } from './record-places.ts'
import { inFieldOrder, useFieldName } from './use-field-name.ts'
import { type Change, FromTo, useValueLabels } from './value.tsx'

/** Of a new or deleted record so many fields are shown at first. */
const mostAtFirst = 4

/** What an entry changed, field by field; of what was added or deleted what it was, of a list what came and went. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const fieldName = useFieldName()
  const [all, showAll] = useState(false)
  const { act } = entry
  const isWhole = act === 'created' || act === 'deleted' || act === 'restored'
  const changes = entry.changes
    .filter((change) => !isWhole || isTelling(change))
    .toSorted((one, other) => inFieldOrder(one.field, other.field))
  const shown = all ? changes : changes.slice(0, isWhole ? mostAtFirst : changes.length)
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

/** What was there or is there now; an empty field and its place in the list tell nothing. */
const isTelling = ({ field, from, to }: Change): boolean => {
  const value = from ?? to
  return (
    field !== 'priority' && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

function OneSide({ change: { field, from, to } }: { change: Change }) {
  const words = useValueLabels()
  const text = words(field, from ?? to)
  return <span className="whitespace-pre-line wrap-anywhere">{shortened(text)}</span>
}

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 199).trimEnd()}…` : text)

function ChangeLabel({ change, entry }: { change: Change; entry: AuditEntry }) {
  const { field, from, to } = change
  if (field === 'options' && entry.kind === 'product')
    return <OptionsChange id={entry.recordId} change={change} />
  if (field === 'prices') return <PriceChange from={from} to={to} />
  if (Array.isArray(from) && Array.isArray(to)) return <ListChange field={field} from={from} to={to} />
  const isText = typeof from === 'string' && typeof to === 'string' && isWritten(field)
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
