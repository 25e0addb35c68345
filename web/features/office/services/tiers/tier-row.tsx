import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Money } from '../../../../ui/money.tsx'
import { IconButton } from '../../../../ui/office/button.tsx'
import { TrashIcon } from '../../../../ui/office/icons.tsx'
import { PiecePrice } from '../../../calculator/piece-price.tsx'
import { FigureInput } from './figure-input.tsx'
import type { TierColumn } from './paste-tiers.ts'
import { hasNote, TierNote, type TierSaid } from './tier-note.tsx'
import { type Figure, figuresOf, type TierRow as Row, readAmount, readCount } from './tier-rows.ts'

type TierRowProps = {
  id: string
  place: number
  row: Row
  said: TierSaid
  changed: Record<TierColumn, boolean>
  percentageBp: number
  /** Room for the note beside the figures; else it has a line below them. */
  wide: boolean
  onChange: (column: TierColumn, value: Figure) => void
  onCells: (column: TierColumn, text: string) => boolean
  /** None for the first row (specification 5). */
  onRemove: (() => void) | undefined
}

const cell = 'px-1 py-1 first:pl-0 sm:px-2 sm:first:pl-3.5'
const rule = 'border-line1 border-b group-last/tiers:border-line2'

/** A tier: its figures, what they come to, and what is to be said of them. */
export function TierRow(props: TierRowProps) {
  const { id, place, row, said, changed, percentageBp, wide, onChange, onCells, onRemove } = props
  const { t } = useLingui()
  const language = useLanguage()
  const figures = figuresOf(row, percentageBp)
  const isNoted = hasNote(said)
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
  return (
    <tbody className="group/tiers">
      <tr className={wide || !isNoted ? rule : undefined}>
        {(['count', 'price'] as const).map((column) => (
          <td key={column} className={cell}>
            <FigureInput
              value={row[column]}
              format={cells[column].format}
              read={cells[column].read}
              data-column={column}
              aria-label={cells[column].label}
              error={said.errors[column]}
              noteId={isNoted ? id : undefined}
              doubted={said.doubt !== null && column === 'price'}
              changed={changed[column]}
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
            <TierNote {...said} />
          </td>
        )}
        <td className="w-px py-0.5 pr-1 sm:pr-2">
          {onRemove && (
            <IconButton label={t`Remove row ${place}`} onClick={onRemove} className="hover:text-error">
              <TrashIcon />
            </IconButton>
          )}
        </td>
      </tr>
      {!wide && isNoted && (
        <tr className={rule}>
          <td id={id} colSpan={4} className="office-meta px-1 pb-2">
            <TierNote {...said} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
