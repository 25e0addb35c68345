import { Trans, useLingui } from '@lingui/react/macro'
import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { shortName } from '../../../lib/short-name.ts'
import { TextButton } from '../../../ui/button.tsx'

type RepeatedFilesProps = { repeated: NonNullable<LineQuote['repeated']>; onRemove: () => void }

/** The approved artwork of the order that a line makes once more; that it isn't kept any more is said. */
export function RepeatedFiles({ repeated: { orderId, files }, onRemove }: RepeatedFilesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const what = t`The approved artwork of order № ${orderId}`
  return (
    <div className="type-small flex flex-wrap items-baseline gap-x-4 pb-2">
      {files.length === 0 ? (
        <span className="font-semibold text-error">
          <Trans>The artwork of order № {orderId} isn’t kept any more. Please add the file again.</Trans>
        </span>
      ) : (
        <span className="min-w-0">
          {what}:{' '}
          {files.map(({ name, size }) => `${shortName(name)}, ${formatBytes(size, language)}`).join('; ')}
        </span>
      )}
      <TextButton className="type-small" aria-label={`${t`Remove`}: ${what}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </TextButton>
    </div>
  )
}
