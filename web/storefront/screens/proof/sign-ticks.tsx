import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/language.tsx'
import { printedSize } from './proof-data.ts'
import type { Tick, Ticked } from './sign-off-rules.ts'
import type { Viewer } from './use-viewer.ts'

type SignTicksProps = {
  ticked: Ticked
  tick: (name: Tick) => void
  viewer: Viewer
  /** True while pages haven't been seen yet: a press says so. */
  isWaiting: boolean
}

/** The points to confirm, each with what it means for this order. */
export function SignTicks({ ticked, tick, viewer: { round, count }, isWaiting }: SignTicksProps) {
  const language = useLanguage()
  const [page] = round.pages
  const size = page && printedSize(page, language)
  const one = (name: Tick, label: ReactNode, more: ReactNode) => (
    <label className="flex min-h-14 cursor-pointer items-start gap-4 border-key border-b py-3">
      <input
        type="checkbox"
        data-sign={name}
        checked={ticked[name]}
        aria-disabled={isWaiting || undefined}
        onChange={() => tick(name)}
        className="mt-0.5 size-6.5 shrink-0 accent-key"
      />
      <span>
        <strong className="block leading-[22px]">{label}</strong>
        <span className="type-small">{more}</span>
      </span>
    </label>
  )
  return (
    <fieldset className="flex flex-col border-key border-t">
      <legend className="sr-only">
        <Trans>What you have checked</Trans>
      </legend>
      {one(
        'texts',
        <Trans>I have read the text</Trans>,
        <Trans>Name, phone, address and hours are right</Trans>,
      )}
      {one(
        'size',
        <Trans>The size is right</Trans>,
        <>
          {size}
          {size && count === 2 && ', '}
          {count === 2 && <Trans>two-sided</Trans>}
          {count > 2 && (
            <>
              , <Trans>{count} pages</Trans>
            </>
          )}
        </>,
      )}
      {one(
        'colours',
        <Trans>I have seen the colours</Trans>,
        <Trans>A screen shows them a little brighter than paper</Trans>,
      )}
    </fieldset>
  )
}
