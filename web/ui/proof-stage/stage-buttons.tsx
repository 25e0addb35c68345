import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { formatPercent } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'
import { Minus, Plus } from '../icons.tsx'
import type { StageLines } from './page-sheet.tsx'
import type { Stage } from './use-stage.ts'

const cell = 'grid min-h-11 min-w-11 place-items-center px-3 font-bold hover:bg-key hover:text-paper'

type ZoomedStage = Pick<Stage, 'percent' | 'zoomIn' | 'zoomOut' | 'fit'>

/** The zoom buttons; `hasFit` adds the one that shows the whole page. */
export function ZoomButtons({ stage, hasFit = true }: { stage: ZoomedStage; hasFit?: boolean }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <div className="flex divide-x divide-key border border-key bg-paper">
      <button type="button" aria-label={t`Zoom out`} onClick={stage.zoomOut} className={cell}>
        <Minus size={14} />
      </button>
      {hasFit && (
        <button type="button" onClick={stage.fit} className={`${cell} max-sm:hidden`}>
          <Trans>Fit</Trans>
        </button>
      )}
      <button type="button" aria-label={t`Zoom in`} onClick={stage.zoomIn} className={cell}>
        <Plus size={14} />
      </button>
      <span role="status" className="sr-only">
        {stage.percent !== null && formatPercent(stage.percent, language)}
      </span>
    </div>
  )
}

type LineSwitchesProps = {
  lines: StageLines
  onLines: (lines: StageLines) => void
  className?: string
}

/** Which lines are drawn; each beside its dash. */
export function LineSwitches({ lines, onLines, className }: LineSwitchesProps) {
  const one = (name: keyof StageLines, texts: ReactNode, dash?: string) => (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-[14px] max-sm:text-[13px]">
      <input
        type="checkbox"
        checked={lines[name]}
        onChange={(event) => onLines({ ...lines, [name]: event.target.checked })}
        className="size-5 accent-key"
      />
      <svg
        aria-hidden="true"
        focusable="false"
        width={24}
        height={4}
        className="stroke-2 stroke-current max-sm:hidden"
      >
        <path d="M0 2h24" strokeDasharray={dash} />
      </svg>
      {texts}
    </label>
  )
  return (
    <div className={classNames('flex flex-wrap gap-x-4', className)}>
      {one('bleed', <Trans>Bleed</Trans>, '2 3')}
      {one('trim', <Trans>Trim line</Trans>)}
      {one('safe', <Trans>Safe area</Trans>, '7 5')}
    </div>
  )
}
