import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../../lib/language.tsx'
import { IconButton } from '../../../../ui/admin/button.tsx'
import { Disclosure } from '../../../../ui/admin/disclosure.tsx'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DifferenceIcon,
  LayersIcon,
  RulerIcon,
} from '../../../../ui/admin/icons.tsx'
import { useMedia } from '../../../../ui/admin/use-media.ts'
import type { StageLines } from '../../../../ui/proof-stage/page-sheet.tsx'
import type { Stage } from '../../../../ui/proof-stage/use-stage.ts'
import { usePageName } from '../../../kit/artwork/artwork-labels.tsx'
import { LineSwitches } from '../../../kit/artwork/line-switches.tsx'
import { StageZoom } from '../../../kit/artwork/stage-zoom.tsx'
import { inCase } from '../../../kit/number-case.ts'

type Comparing = {
  before: number
  isOn: boolean
  /** Null while they are being computed. */
  places: number | null
  onToggle: () => void
}

type StageBarProps = {
  stage: Stage
  page: number
  count: number
  lines: StageLines
  isMeasuring: boolean
  /** The version before, whether places that differ from it are framed, and how many they are. */
  comparing: Comparing | null
  onPage: (page: number) => void
  onLines: (lines: StageLines) => void
  onMeasuring: (isMeasuring: boolean) => void
}

/** Which page, which lines, how close, and the ruler. */
export function StageBar({ stage, page, count, lines, isMeasuring, comparing, ...on }: StageBarProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line2 border-b bg-paper px-3 py-2">
      <Pages page={page} count={count} onPage={on.onPage} />
      <Lines lines={lines} onLines={on.onLines} />
      {comparing && <Compare {...comparing} />}
      <div className="ml-auto flex items-center gap-1">
        <StageZoom stage={stage} />
        <IconButton
          label={t`Measure`}
          aria-pressed={isMeasuring}
          onClick={() => on.onMeasuring(!isMeasuring)}
          className="aria-pressed:bg-key! aria-pressed:text-on-key!"
        >
          <RulerIcon />
        </IconButton>
      </div>
    </div>
  )
}

function Compare({ before, isOn, places, onToggle }: Comparing) {
  const language = useLanguage()
  const older = inCase(before, 'ablative', language)
  return (
    <span className="flex flex-wrap items-center gap-x-2 max-md:hidden">
      <button
        type="button"
        aria-pressed={isOn}
        onClick={onToggle}
        className="flex min-h-7 items-center gap-1.5 px-1.5 font-medium text-cyan-text underline-offset-4 hover:underline aria-pressed:bg-key aria-pressed:text-on-key pointer-coarse:min-h-11"
      >
        <DifferenceIcon size={16} />
        <Trans>compare with v{before}</Trans>
      </button>
      <span role="status" className="admin-meta text-t2">
        {isOn && places === 0 && <Trans>This page doesn’t differ from v{older}.</Trans>}
        {isOn && places !== null && places > 0 && (
          <Plural value={places} one="# place differs" other="# places differ" />
        )}
      </span>
    </span>
  )
}

function Pages({ page, count, onPage }: Pick<StageBarProps, 'page' | 'count' | 'onPage'>) {
  const { t } = useLingui()
  const pageName = usePageName()
  if (count < 2) return null
  if (count === 2)
    return (
      <fieldset className="flex divide-x divide-line2 rounded-[2px] border border-line bg-paper">
        <legend className="sr-only">
          <Trans>Page</Trans>
        </legend>
        {[1, 2].map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={page === one}
            onClick={() => onPage(one)}
            className="min-h-7 px-2.5 text-t2 hover:text-key aria-pressed:bg-key aria-pressed:font-medium aria-pressed:text-on-key max-md:min-h-11 pointer-coarse:min-h-11"
          >
            {pageName(one, count)}
          </button>
        ))}
      </fieldset>
    )
  return (
    <div className="flex items-center gap-1">
      <IconButton label={t`Previous page`} disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <span className="tabular-nums">
        <Trans>
          page {page} of {count}
        </Trans>
      </span>
      <IconButton label={t`Next page`} disabled={page === count} onClick={() => onPage(page + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </div>
  )
}

/** On phones they share one button. */
function Lines({ lines, onLines }: Pick<StageBarProps, 'lines' | 'onLines'>) {
  const { t } = useLingui()
  const isPhone = useMedia('(width < 768px)')
  const shown = Object.values(lines).filter(Boolean).length
  if (!isPhone) return <LineSwitches lines={lines} onLines={onLines} />
  return (
    <Disclosure
      name={t`Lines`}
      label={
        <>
          <LayersIcon />
          <Trans>Lines {shown}</Trans>
        </>
      }
    >
      {() => <LineSwitches lines={lines} onLines={onLines} />}
    </Disclosure>
  )
}
