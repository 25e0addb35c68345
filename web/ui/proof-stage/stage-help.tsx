import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { PinKey } from './use-stage-keys.ts'

type StageHelpProps = { pinKey: PinKey; isOpen: boolean; onOpen: (isOpen: boolean) => void }

/** The stage's keys, behind a "?". */
export function StageHelp({ pinKey, isOpen, onOpen }: StageHelpProps) {
  const { t } = useLingui()
  const keys: [keys: string, what: ReactNode][] = [
    ['← → ↑ ↓', <Trans key="pan">Move the page</Trans>],
    ['+  −  0', <Trans key="zoom">Zoom in, zoom out, fit</Trans>],
    ['F', <Trans key="flip">The other side</Trans>],
    ['1  2  3', <Trans key="lines">Bleed, trim line, safe area</Trans>],
    pinKey === 'P'
      ? ['N  Shift N', <Trans key="next">Next note, the one before</Trans>]
      : ['Tab', <Trans key="next">Next note</Trans>],
    [
      pinKey,
      <Trans key="pin">New note: move it with the arrows, 1 mm, with Shift 5 mm; Enter sets it down</Trans>,
    ],
    ['Enter', <Trans key="lift">Pick up your own note that is chosen</Trans>],
    ['M', <Trans key="measure">Measure: Enter at both ends</Trans>],
    ['Esc', <Trans key="end">End what is begun, then back to the order</Trans>],
  ]
  return (
    <>
      <button
        type="button"
        aria-label={t`Keys`}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="absolute right-2 bottom-2 grid size-8 place-items-center border border-key bg-paper font-bold text-key max-md:hidden pointer-coarse:hidden"
      >
        ?
      </button>
      {isOpen && (
        <dl className="absolute right-2 bottom-12 grid max-h-[calc(100%-56px)] max-w-[min(460px,calc(100%-16px))] grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 overflow-y-auto border border-key bg-paper p-4 text-[14px] text-key leading-[20px]">
          {keys.map(([names, what]) => (
            <Fragment key={names}>
              <dt className="whitespace-pre font-bold">{names}</dt>
              <dd>{what}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </>
  )
}
