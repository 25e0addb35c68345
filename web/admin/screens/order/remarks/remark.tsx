import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../../ui/admin/button.tsx'
import { CheckIcon, LockIcon } from '../../../../ui/admin/icons.tsx'
import { LinkedText } from '../../../../ui/linked-text.tsx'
import type { Pin, Proof } from '../../../kit/artwork/artwork-queries.ts'
import { formatMoment } from '../../../kit/formats.ts'
import { useNow } from '../../../kit/use-now.ts'
import { usePageName } from '../artwork/use-page-name.ts'
import type { PrintPage } from '../use-print-page.ts'
import { PinMark } from './pin-mark.tsx'

type RemarkProps = {
  pin: Pin
  proof: Proof
  /** Of who left it. */
  name: string
  page: PrintPage
  onFix: ((fixed: boolean) => void) | undefined
}

export const remarkId = (pinId: number): string => `remark-${pinId}`

/** One remark: chosen, its pin on the artwork lights too. */
export function Remark({ pin, proof, name, page, onFix }: RemarkProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const now = useNow()
  const pageName = usePageName()
  const isChosen = page.pinId === pin.id
  const isClosed = pin.fixedAt !== null
  const pages = page.version?.number === proof.version ? page.version.pages.length : 0
  const place = pages > 1 ? pageName(pin.page, pages) : null
  return (
    <li
      id={remarkId(pin.id)}
      className={classNames(
        'border-line2 border-b px-3.5 py-2.5 last:border-b-0',
        isChosen && 'bg-cyan-ground shadow-[inset_4px_0_0_var(--cyan)]',
      )}
    >
      <div className="flex gap-3">
        <PinMark pin={pin} />
        <div className={classNames('min-w-0 grow', isClosed && 'text-t3')}>
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={t`Remark ${pin.number}: ${name}`}
              onClick={() => {
                page.show({ version: proof.version, round: proof.round })
                page.choosePin(isChosen ? null : pin.id)
              }}
              className="min-h-6 text-left font-semibold underline-offset-4 hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
            >
              {name}
            </button>
            {isClosed ? (
              <span className="inline-flex items-center gap-1 text-ok">
                <CheckIcon size={14} />
                <Trans>closed</Trans>
              </span>
            ) : (
              <time dateTime={pin.at} className="text-t3">
                {formatMoment(pin.at, now, language)}
              </time>
            )}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">
            <LinkedText text={pin.text} />
          </p>
          {pin.internal && (
            <p className="admin-meta mt-0.5 flex items-center gap-1 text-warn">
              <LockIcon size={13} />
              <Trans>internal, hidden from the customer</Trans>
            </p>
          )}
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            {onFix && !isClosed && (
              <AdminButton
                aria-label={t`Remark ${pin.number} is fixed`}
                onClick={() => onFix(true)}
                className="max-md:min-h-11!"
              >
                <CheckIcon />
                <Trans>Fixed</Trans>
              </AdminButton>
            )}
            {onFix && isClosed && (
              <WordButton aria-label={t`Open remark ${pin.number} again`} onClick={() => onFix(false)}>
                <Trans>Open it again</Trans>
              </WordButton>
            )}
            {place && <span className="admin-meta ml-auto text-t3">{place}</span>}
          </p>
        </div>
      </div>
    </li>
  )
}
