import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { OfficeButton, WordButton } from '../../../../ui/office/button.tsx'
import { commandKey } from '../../../../ui/office/command-key.ts'
import { ErrorIcon, PlusIcon } from '../../../../ui/office/icons.tsx'
import { KeyCap } from '../../../../ui/office/key-cap.tsx'
import { useMedia } from '../../../../ui/office/use-media.ts'
import type { Editor } from '../../editor/use-editor.ts'
import { TierRow } from './tier-row.tsx'
import { mostTiers, tiersOf } from './tier-rows.ts'
import { type TiersTold, useTiers } from './use-tiers.ts'

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

/** Price tiers as a table: typed, pasted from a spreadsheet, checked in words (specification 5, look "service edit"). */
export function TiersTable({ editor, name, percentageBp, aside, note }: TiersTableProps) {
  const id = useId()
  const wide = useMedia('(width >= 768px)')
  const tiers = useTiers(editor, name)
  const { rows, told } = tiers
  const error = editor.errors[name]
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
        ref={tiers.table}
        aria-labelledby={id}
        onBlur={tiers.leave}
        className="w-full border-key border-t-2 bg-paper"
      >
        <TiersHead wide={wide} />
        {rows.map((row, index) => (
          <TierRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; what is typed stands above it
            key={index}
            id={`${id}-${index}`}
            place={index + 1}
            row={row}
            {...tiers.stateOf(index)}
            percentageBp={percentageBp}
            wide={wide}
            onChange={(column, value) => tiers.change(index, column, value)}
            onCells={(column, text) => tiers.paste(index, column, text)}
            onRemove={index === 0 ? undefined : () => tiers.remove(index)}
          />
        ))}
      </table>
      {error && (
        <p className="office-meta flex gap-1.5 pt-1.5 text-error">
          <ErrorIcon size={14} className="mt-px" />
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">
        <OfficeButton disabled={rows.length >= mostTiers} onClick={tiers.add}>
          <PlusIcon />
          <Trans>Add a tier</Trans>
        </OfficeButton>
        {tiers.isUnsorted && (
          <WordButton onClick={tiers.sort}>
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

function TiersHead({ wide }: { wide: boolean }) {
  const { t } = useLingui()
  const head = 'h-8 px-1 font-medium text-[12px] sm:px-2 sm:first:pl-3.5'
  return (
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
          <>
            <th scope="col" className={classNames(head, 'w-44')}>
              <Trans context="column">On the site</Trans>
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">
                <Trans>Note</Trans>
              </span>
            </th>
          </>
        )}
        <th scope="col" aria-label={t`Actions`} className="w-px" />
      </tr>
    </thead>
  )
}

function ToldWords({ told }: { told: TiersTold }) {
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
