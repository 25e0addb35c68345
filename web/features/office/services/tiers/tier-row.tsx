import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Money } from '../../../../ui/money.tsx'
import { IconButton } from '../../../../ui/office/button.tsx'
import { ErrorIcon, TrashIcon } from '../../../../ui/office/icons.tsx'
import { PiecePrice } from '../../../calculator/piece-price.tsx'
import { FigureInput } from './figure-input.tsx'
import type { TierColumn } from './paste-tiers.ts'
import {
  type Figure,
  figuresOf,
  type TierRow as Row,
  readAmount,
  readCount,
  type TierDoubt,
} from './tier-rows.ts'

export type TierRowProps = {
  id: string
  place: number
  row: Row
  errors: Partial<Record<TierColumn, string>>
  doubt: TierDoubt | null
  /** The stored price of this count, AZN, where it was another one. */
  was: number | undefined
  changed: Partial<Record<TierColumn, boolean>>
  percentageBp: number
  /** Room for the note beside the figures; else it has a line below them. */
  wide: boolean
  onChange: (column: TierColumn, value: Figure) => void
  onCells: (column: TierColumn, text: string) => boolean
  /** None for the first row (specification 5). */
  onRemove: (() => void) | undefined
}

/** A tier: its figures, what they come to, and what is to be said of them. */
export function TierRow(props: TierRowProps) {
  const { id, place, row, errors, doubt, changed, percentageBp, wide, onChange, onCells, onRemove } = props
  const { t } = useLingui()
  const language = useLanguage()
  const figures = figuresOf(row, percentageBp)
  const note = noteOf(props)
  const cell = 'px-1 py-1 first:pl-0 sm:px-2 sm:first:pl-3.5'
  const cells = {
    count: {
      label: t`Count, row ${place}`,
      format: (value: number) => formatNumber(value, language),
      read: readCount,
    },
    price: {
      label: t`Price, row ${place}`,
      format: (value: number) => formatMoney(value, language).replace(/\u00a0₼$/, ''),
      read: readAmount,
    },
  }
  const rule = 'border-line1 border-b group-last/tiers:border-line2'
  return (
    <tbody className="group/tiers">
      <tr className={wide || !note ? rule : undefined}>
        {(['count', 'price'] as const).map((column) => (
          <td key={column} className={cell}>
            <FigureInput
              value={row[column]}
              format={cells[column].format}
              read={cells[column].read}
              data-column={column}
              aria-label={cells[column].label}
              error={errors[column]}
              noteId={note ? id : undefined}
              doubted={doubt !== null && column === 'price'}
              changed={changed[column] ?? false}
              onChange={(value) => onChange(column, value)}
              onCells={(text) => onCells(column, text)}
            />
          </td>
        ))}
        <td className={`${cell} text-right text-t2`}>
          {figures && <PiecePrice azn={figures.piece} />}
          {!wide && figures?.isReduced && (
            <span className="office-meta block text-key">
              <Money azn={figures.onSite} />
            </span>
          )}
        </td>
        {wide && (
          <td className={`${cell} text-right`}>
            {figures?.isReduced && (
              <s className="mr-2 text-t3">
                <span className="sr-only">
                  <Trans>Old price</Trans>{' '}
                </span>
                <Money azn={Number(row.price)} />
              </s>
            )}
            {figures && (
              <span className="font-semibold">
                <Money azn={figures.onSite} />
              </span>
            )}
          </td>
        )}
        {wide && (
          <td id={id} className={`${cell} office-meta`}>
            {note}
          </td>
        )}
        <td className="w-px py-0.5 pr-1 sm:pr-2">
          {onRemove && (
            <IconButton
              label={t`Remove row ${place}`}
              onClick={onRemove}
              data-remove=""
              className="hover:text-error"
            >
              <TrashIcon />
            </IconButton>
          )}
        </td>
      </tr>
      {!wide && note && (
        <tr className={rule}>
          <td id={id} colSpan={4} className="office-meta px-1 pb-2">
            {note}
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** What is wrong, else what is odd, else what was there. */
function noteOf({ errors, doubt, was }: TierRowProps) {
  const error = errors.count ?? errors.price
  if (error)
    return (
      <span className="flex gap-1.5 text-error">
        <ErrorIcon size={14} className="mt-px" />
        <span>{[errors.count, errors.price].filter(Boolean).join('; ')}</span>
      </span>
    )
  if (doubt) return <span className="text-warn">{<DoubtWords doubt={doubt} />}</span>
  if (was === undefined) return null
  return (
    <span className="text-cyan-text">
      <Trans>
        was <Money azn={was} />
      </Trans>
    </span>
  )
}

function DoubtWords({ doubt: { kind, than } }: { doubt: TierDoubt }) {
  const count = formatNumber(than, useLanguage())
  return kind === 'dearerPiece' ? (
    <Trans>A piece costs more than at {count}</Trans>
  ) : (
    <Trans>Costs less than {count} together</Trans>
  )
}
