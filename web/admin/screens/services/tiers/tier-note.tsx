import { Trans } from '@lingui/react/macro'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { ErrorIcon } from '../../../../ui/admin/icons.tsx'
import { Money } from '../../../../ui/money.tsx'
import type { TierDoubt } from './tier-rows.ts'

export type TierSaid = {
  /** The errors of the count and of the price. */
  errors: { count?: string | undefined; price?: string | undefined }
  doubt: TierDoubt | null
  /** The stored price of this count, AZN, where it was another one. */
  was: number | undefined
}

/** Whether a tier has a note. */
export const hasNote = ({ errors: { count, price }, doubt, was }: TierSaid): boolean =>
  count !== undefined || price !== undefined || doubt !== null || was !== undefined

/** The error, else the warning, else the stored price. */
export function TierNote({ errors: { count, price }, doubt, was }: TierSaid) {
  if (count !== undefined || price !== undefined)
    return (
      <span className="flex gap-1.5 text-error">
        <ErrorIcon size={14} className="mt-px" />
        <span>{[count, price].filter(Boolean).join('; ')}</span>
      </span>
    )
  if (doubt)
    return (
      <span className="text-warn">
        <DoubtLabel doubt={doubt} />
      </span>
    )
  if (was === undefined) return null
  return (
    <span className="text-cyan-text">
      <Trans>
        was <Money azn={was} />
      </Trans>
    </span>
  )
}

function DoubtLabel({ doubt: { kind, than } }: { doubt: TierDoubt }) {
  const count = formatNumber(than, useLanguage())
  return kind === 'dearerPiece' ? (
    <Trans>A piece costs more than at {count}</Trans>
  ) : (
    <Trans>Costs less than {count} together</Trans>
  )
}
