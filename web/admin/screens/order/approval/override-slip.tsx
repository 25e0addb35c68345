import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { ErrorIcon } from '../../../../ui/admin/icons.tsx'
import { LinkedText } from '../../../../ui/linked-text.tsx'
import type { Proofs } from '../../../kit/artwork/artwork-queries.ts'

type Override = NonNullable<Proofs['override']>

/** Printed without an approval: why, who began it, and when the customer saw that. */
export function OverrideSlip({ override: { reason, name, at, version, seenAt } }: { override: Override }) {
  const language = useLanguage()
  const seen = seenAt === null ? '' : formatDate(seenAt, language, 'moment')
  return (
    <div className="border border-line2 border-l-4 border-l-error px-3.5 py-2.5">
      <p className="flex gap-2 font-semibold text-error">
        <ErrorIcon className="mt-0.5" />
        <span>
          <Trans>Started without approval</Trans>
          {version !== null && `, v${version}`}
        </span>
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">
        <LinkedText text={reason} />
      </p>
      <p className="admin-meta mt-1 text-t3 wrap-anywhere">
        {name}, {formatDate(at, language, 'moment')} ·{' '}
        {seenAt === null ? (
          <Trans>the customer has not seen it yet</Trans>
        ) : (
          <Trans>the customer saw it {seen}</Trans>
        )}
      </p>
    </div>
  )
}
