import { Trans, useLingui } from '@lingui/react/macro'
import { formatPercent } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { IconButton } from '../../../../ui/admin/button.tsx'
import { Disclosure } from '../../../../ui/admin/disclosure.tsx'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  LayersIcon,
  MinusIcon,
  PlusIcon,
  RulerIcon,
} from '../../../../ui/admin/icons.tsx'
import { useMedia } from '../../../../ui/admin/use-media.ts'
import type { StageLines } from '../../../../ui/proof-stage/page-sheet.tsx'
import type { Stage } from '../../../../ui/proof-stage/use-stage.ts'
import { usePageName } from './use-page-name.ts'

type StageBarProps = {
  stage: Stage
  page: number
  count: number
  lines: StageLines
  isMeasuring: boolean
  onPage: (page: number) => void
  onLines: (lines: StageLines) => void
  onMeasuring: (isMeasuring: boolean) => void
}

/** Which page, which lines, how close, and the ruler. */
export function StageBar({ stage, page, count, lines, isMeasuring, ...on }: StageBarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line2 border-b bg-paper px-3 py-2">
      <Pages page={page} count={count} onPage={on.onPage} />
      <Lines lines={lines} onLines={on.onLines} />
      <div className="ml-auto flex items-center gap-1">
        <IconButton label={t`Further away`} onClick={stage.zoomOut}>
          <MinusIcon />
        </IconButton>
        <button
          type="button"
          title={t`Show all of it`}
          onClick={stage.fit}
          className="min-h-8 min-w-14 text-center tabular-nums hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
        >
          {stage.percent === null ? <Trans>fit</Trans> : formatPercent(stage.percent, language)}
        </button>
        <IconButton label={t`Closer`} onClick={stage.zoomIn}>
          <PlusIcon />
        </IconButton>
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

type LinesProps = Pick<StageBarProps, 'lines' | 'onLines'>

/** On phones in one button. */
function Lines({ lines, onLines }: LinesProps) {
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

function LineSwitches({ lines, onLines }: LinesProps) {
  const { t } = useLingui()
  const kinds = [
    { kind: 'trim', words: t`Trim`, dash: undefined },
    { kind: 'bleed', words: t`Bleed`, dash: '1 3' },
    { kind: 'safe', words: t`Safe area`, dash: '7 5' },
  ] as const
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="sr-only">
        <Trans>Lines</Trans>
      </legend>
      {kinds.map(({ kind, words, dash }) => (
        <label
          key={kind}
          className="flex min-h-8 cursor-pointer items-center gap-2 max-md:min-h-11 pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            className="size-4 accent-key"
            checked={lines[kind]}
            onChange={(event) => onLines({ ...lines, [kind]: event.target.checked })}
          />
          <svg aria-hidden="true" focusable="false" width="24" height="4" className="stroke-2 stroke-current">
            <path d="M0 2h24" strokeDasharray={dash} />
          </svg>
          {words}
        </label>
      ))}
    </fieldset>
  )
}
