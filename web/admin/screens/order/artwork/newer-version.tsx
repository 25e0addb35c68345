import { Trans } from '@lingui/react/macro'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { OutdatedIcon } from '../../../../ui/admin/icons.tsx'
import type { ArtworkVersion } from '../../../kit/artwork/artwork-queries.ts'
import { formatMoment } from '../../../kit/formats.ts'
import { inCase } from '../../../kit/number-case.ts'
import { useNow } from '../../../kit/use-now.ts'

type NewerVersionProps = { version: ArtworkVersion; customer: string; onGo: () => void }

/** A version that came while one looked at another: nothing moves until one goes there. */
export function NewerVersion({ version: { number, sentAt, by }, customer, onGo }: NewerVersionProps) {
  const language = useLanguage()
  const target = inCase(number, 'dative', language)
  const at = formatMoment(sentAt, useNow(), language)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border border-key border-l-4 border-l-warn-mark bg-paper px-3.5 py-2.5"
    >
      <OutdatedIcon className="text-warn" />
      <p className="min-w-0 grow">
        <strong className="font-semibold">
          {by === 'customer' ? (
            <Trans>
              {customer} sent v{number}, {at}
            </Trans>
          ) : (
            <Trans>
              A staff member sent v{number}, {at}
            </Trans>
          )}
        </strong>{' '}
        <span className="text-t2">
          <Trans>What you have written is kept.</Trans>
        </span>
      </p>
      <WordButton onClick={onGo}>
        <Trans>Go to v{target}</Trans>
      </WordButton>
    </div>
  )
}
