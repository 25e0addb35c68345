import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { OfficeButton, WordButton } from '../../../../ui/office/button.tsx'
import { commandKey } from '../../../../ui/office/command-key.ts'
import { ErrorIcon, PlusIcon } from '../../../../ui/office/icons.tsx'
import { KeyCap } from '../../../../ui/office/key-cap.tsx'
import { useMedia } from '../../../../ui/office/use-media.ts'
import type { Editor } from '../../editor/use-editor.ts'
import { pasteTiers, type TierColumn } from './paste-tiers.ts'
import { TierRow } from './tier-row.tsx'
import {
  blankRow,
  doubtOf,
  faultsOf,
  mostTiers,
  type TierRow as Row,
  sortRows,
  tiersOf,
} from './tier-rows.ts'
import { useTierWords } from './use-tier-words.ts'

type TiersTableProps = {
  editor: Editor
  /** Of the value: the rows of the table. */
  name: string
  /** The running campaign's, 0 for none. */
  percentageBp: number
  /** The campaign in words, at the head. */
  aside?: ReactNode
  /** Where the site shows these prices, or doesn't. */
  note: ReactNode
}

type Told = { kind: 'pasted'; filled: number; left: number } | { kind: 'removed' } | { kind: 'sorted' }

/** Price tiers as a table: typed, pasted from a spreadsheet, checked in words (specification 5, look "service edit"). */
export function TiersTable({ editor, name, percentageBp, aside, note }: TiersTableProps) {
  const { t } = useLingui()
  const id = useId()
  const wide = useMedia('(width >= 768px)')
  const { words } = useTierWords()
  const table = useRef<HTMLTableElement>(null)
  const [told, tell] = useState<Told | null>(null)
  const rows = editor.values[name] as readonly Row[]
  const stored = editor.stored[name] as readonly Row[]
  /** Looked through once a figure is left: a number that is being typed isn't wrong yet. */
  const [left, leave] = useState<readonly Row[] | null>(null)
  const faults = left === rows ? faultsOf(rows) : []
  const isUnsorted = faults.some(({ count }) => count === 'notRising')

  const set = (next: readonly Row[], said: Told | null = null) => {
    editor.set(name, next)
    tell(said)
    if (said) leave(next)
  }
  const focusCell = (row: number, column: TierColumn = 'count') =>
    requestAnimationFrame(() =>
      table.current?.querySelectorAll<HTMLElement>(`input[data-column="${column}"]`)[row]?.focus(),
    )
  const errorsOf = (index: number, column: TierColumn): string | undefined => {
    const live = faults[index]?.[column]
    return (
      editor.errors[`${name}.${index}.${column}`] ??
      (live && live !== 'empty' ? words(column, live) : undefined)
    )
  }
  const change = (index: number, column: TierColumn) => (value: Row[TierColumn]) =>
    set(rows.map((row, place) => (place === index ? { ...row, [column]: value } : row)))
  const paste = (index: number) => (column: TierColumn, text: string) => {
    const pasted = pasteTiers(rows, { row: index, column }, text)
    if (pasted) set(pasted.rows, { kind: 'pasted', filled: pasted.filled, left: pasted.left })
    return pasted !== null
  }
  const head = 'h-8 px-1 font-medium text-[12px] sm:px-2 sm:first:pl-3.5'
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1 pb-1.5">
        <h2 id={id} className="office-h2">
          <Trans>Price tiers</Trans>
        </h2>
        <span className="text-t3 tabular-nums">{tiersOf(rows).length || ''}</span>
        {aside && <span className="sm:ml-auto">{aside}</span>}
      </div>
      <p className="office-meta pb-2 text-t3">{note}</p>
      <table
        ref={table}
        aria-labelledby={id}
        onBlur={({ relatedTarget }) => {
          // A button that is being pressed must not move away under the pointer.
          if (!(relatedTarget instanceof HTMLButtonElement)) leave(rows)
        }}
        className="w-full border-key border-t-2 bg-paper"
      >
        <thead>
          <tr className="border-line border-b text-right">
            <th scope="col" className={classNames(head, 'w-28 sm:w-36')}>
              <Trans>Count, pieces</Trans>
            </th>
            <th scope="col" className={classNames(head, 'w-30 sm:w-36')}>
              <Trans>Price, ₼</Trans>
            </th>
            <th scope="col" className={classNames(head, 'md:w-24')}>
              <Trans>1 piece</Trans>
            </th>
            {wide && (
              <th scope="col" className={classNames(head, 'w-44')}>
                <Trans context="column">On the site</Trans>
              </th>
            )}
            {wide && (
              <th scope="col" className={head}>
                <span className="sr-only">
                  <Trans>Note</Trans>
                </span>
              </th>
            )}
            <th scope="col" aria-label={t`Actions`} className="w-px" />
          </tr>
        </thead>
        {rows.map((row, index) => (
          <TierRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; what is typed stands above it
            key={index}
            id={`${id}-${index}`}
            place={index + 1}
            row={row}
            errors={{ count: errorsOf(index, 'count'), price: errorsOf(index, 'price') }}
            doubt={doubtOf(rows, index)}
            {...againstStored(row, stored)}
            percentageBp={percentageBp}
            wide={wide}
            onChange={(column, value) => change(index, column)(value)}
            onCells={paste(index)}
            onRemove={
              index === 0
                ? undefined
                : () => {
                    set(
                      rows.filter((_, place) => place !== index),
                      { kind: 'removed' },
                    )
                    focusCell(Math.min(index, rows.length - 2))
                  }
            }
          />
        ))}
      </table>
      {editor.errors[name] && (
        <p className="office-meta flex gap-1.5 pt-1.5 text-error">
          <ErrorIcon size={14} className="mt-px" />
          {editor.errors[name]}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">
        <OfficeButton
          disabled={rows.length >= mostTiers}
          onClick={() => {
            const next = [...rows, blankRow]
            set(next)
            leave(next)
            focusCell(rows.length)
          }}
        >
          <PlusIcon />
          <Trans>Add a tier</Trans>
        </OfficeButton>
        {isUnsorted && (
          <WordButton onClick={() => set(sortRows(rows), { kind: 'sorted' })}>
            <Trans>Put the counts in order</Trans>
          </WordButton>
        )}
        <p className="office-meta text-t3 max-sm:hidden">
          <Trans>
            Copy the cells in a spreadsheet and paste them here: <KeyCap>{commandKey}</KeyCap>{' '}
            <KeyCap>V</KeyCap>
          </Trans>
        </p>
      </div>
      <p role="status" className="office-meta min-h-4 pt-1 text-t2">
        {told && <ToldWords told={told} />}
      </p>
    </section>
  )
}

/** What isn't stored under the same count, and what is stored instead. */
function againstStored({ count, price }: Row, stored: readonly Row[]) {
  const same = stored.find((row) => row.count === count)
  const isPriceChanged = price !== '' && same?.price !== price
  return {
    changed: { count: !same && count !== '', price: isPriceChanged },
    was: isPriceChanged && typeof same?.price === 'number' ? same.price : undefined,
  }
}

function ToldWords({ told }: { told: Told }) {
  if (told.kind === 'removed') return <Trans>The row was removed.</Trans>
  if (told.kind === 'sorted') return <Trans>The counts are in order.</Trans>
  return (
    <>
      <Plural value={told.filled} one="# row was pasted." other="# rows were pasted." />{' '}
      {told.left > 0 && (
        <Plural value={told.left} one="# line was left out." other="# lines were left out." />
      )}
    </>
  )
}
