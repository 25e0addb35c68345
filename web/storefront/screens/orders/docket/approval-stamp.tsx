import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { useLanding } from '../../../../ui/use-landing.ts'
import type { Approval } from './standing-approval.ts'

/** Magenta that overprints the yellow sheet; for the eye only: the same stands as text below. */
export function ApprovalStamp({ approval: { name, at, version } }: { approval: Approval }) {
  const language = useLanguage()
  const stamp = useLanding('approved')
  return (
    <div
      ref={stamp}
      aria-hidden="true"
      className="relative w-full max-w-131 -rotate-5 border-[7px] border-magenta p-1.5 text-magenta mix-blend-multiply max-md:mx-auto max-md:max-w-80 max-md:border-4"
    >
      <div className="border-[2.5px] border-magenta px-4 py-3 md:px-6 md:py-4">
        <p className="type-d2 border-magenta border-b-2 pb-2 text-[38px]! leading-none! md:text-[64px]!">
          <Trans context="stamp">Approved</Trans>
        </p>
        <div className="flex items-end justify-between gap-4 pt-3">
          <p className="min-w-0 break-words font-extrabold text-[19px] leading-6 md:text-[24px] md:leading-8">
            {name}
            <span className="block tabular-nums">{formatDate(at, language, 'short')}</span>
          </p>
          <span className="shrink-0 bg-magenta px-3 py-1.5 font-[900] text-[24px] text-yellow leading-8 md:text-[34px] md:leading-10">
            v{version}
          </span>
        </div>
      </div>
    </div>
  )
}
