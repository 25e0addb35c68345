import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Icon } from '../../../ui/icons.tsx'
import { LineSwitches, ZoomButtons } from '../../../ui/proof-stage/stage-buttons.tsx'
import type { Stage } from '../../../ui/proof-stage/use-stage.ts'
import { useProofNames } from './proof-names.ts'
import type { Viewer } from './use-viewer.ts'

/** The controls for the side, the zoom, and the lines. */
export function StageBar({ viewer, stages }: { viewer: Viewer; stages: readonly Stage[] }) {
  const { t } = useLingui()
  const { count, page, isBeside, isMeasuring } = viewer
  const names = useProofNames()
  const all = (act: 'zoomIn' | 'zoomOut' | 'fit') => () => {
    for (const stage of stages) stage[act]()
  }
  const both = {
    percent: stages[0]?.percent ?? null,
    zoomIn: all('zoomIn'),
    zoomOut: all('zoomOut'),
    fit: all('fit'),
  }
  const show = (one: number) => {
    viewer.setBeside(false)
    viewer.setPage(one)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 lg:pr-6 lg:pl-12">
      {count > 2 ? (
        <PageField viewer={viewer} />
      ) : (
        count === 2 && (
          <div className="flex divide-x divide-key border border-key">
            {[1, 2].map((one) => (
              <Choice key={one} isOn={!isBeside && page === one} onClick={() => show(one)}>
                {names.page(one, count)}
              </Choice>
            ))}
            <Beside viewer={viewer} />
          </div>
        )
      )}
      {count > 2 && (
        <div className="border border-key max-lg:hidden">
          <Beside viewer={viewer} />
        </div>
      )}
      <ZoomButtons stage={both} />
      <button
        type="button"
        aria-label={t`Measure`}
        title={t`Measure`}
        aria-pressed={isMeasuring}
        onClick={() => viewer.setMeasuring(!isMeasuring)}
        className={classNames(
          'grid size-11.5 place-items-center border border-key',
          isMeasuring ? 'bg-key text-paper' : 'bg-paper hover:bg-proof',
        )}
      >
        <Icon size={22}>
          <path d="M2 7.5h20v9H2zM6 8v4M10 8v3M14 8v4M18 8v3" />
        </Icon>
      </button>
      <LineSwitches lines={viewer.lines} onLines={viewer.setLines} className="grow sm:justify-end" />
    </div>
  )
}

const Beside = ({ viewer }: { viewer: Viewer }) => (
  <Choice isOn={viewer.isBeside} onClick={() => viewer.setBeside(!viewer.isBeside)} className="max-lg:hidden">
    <Trans>Side by side</Trans>
  </Choice>
)

type ChoiceProps = { isOn: boolean; onClick: () => void; className?: string; children: ReactNode }

const Choice = ({ isOn, onClick, className, children }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onClick}
    className={classNames(
      'min-h-11 px-4 font-bold text-[14px]',
      isOn ? 'bg-key text-paper' : 'bg-paper hover:bg-proof',
      className,
    )}
  >
    {children}
  </button>
)

/** `12 / 40`: the page is typed, or turned one by one. */
function PageField({ viewer: { page, count, turn, setPage } }: { viewer: Viewer }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const go = () => {
    const number = Number(typed)
    if (typed !== null && Number.isInteger(number) && number >= 1 && number <= count) setPage(number)
    setTyped(null)
  }
  return (
    <form
      className="flex items-center border border-key bg-paper"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <button
        type="button"
        aria-label={t`Page before`}
        onClick={() => turn(-1)}
        className="min-h-11 min-w-11 font-bold"
      >
        ‹
      </button>
      <input
        aria-label={t`Page`}
        inputMode="numeric"
        value={typed ?? page}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        className="min-h-11 w-11 bg-white text-center font-bold tabular-nums"
      />
      <span className="px-2 tabular-nums">/ {count}</span>
      <button
        type="button"
        aria-label={t`Next page`}
        onClick={() => turn(1)}
        className="min-h-11 min-w-11 font-bold"
      >
        ›
      </button>
    </form>
  )
}
