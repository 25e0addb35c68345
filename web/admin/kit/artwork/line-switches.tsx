import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../lib/class-names.ts'
import type { StageLines } from '../../../ui/proof-stage/page-sheet.tsx'

type LineSwitchesProps = {
  lines: StageLines
  onLines: (lines: StageLines) => void
  className?: string
}

/** Which lines are drawn over the artwork; each beside a sample of it. */
export function LineSwitches({ lines, onLines, className }: LineSwitchesProps) {
  const { t } = useLingui()
  const kinds = [
    { kind: 'trim', texts: t`Trim`, look: 'stroke-key' },
    { kind: 'bleed', texts: t`Bleed`, look: 'stroke-ink-m', dash: '5 3' },
    { kind: 'safe', texts: t`Safe area`, look: 'stroke-cyan', dash: '2 2.5' },
  ] as const
  return (
    <fieldset className={classNames('flex flex-wrap gap-x-4', className)}>
      <legend className="sr-only">
        <Trans>Lines</Trans>
      </legend>
      {kinds.map(({ kind, texts, look, ...line }) => (
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
          <svg
            aria-hidden="true"
            focusable="false"
            width="24"
            height="4"
            className={classNames('shrink-0 stroke-2', look)}
          >
            <path d="M0 2h24" strokeDasharray={'dash' in line ? line.dash : undefined} />
          </svg>
          {texts}
        </label>
      ))}
    </fieldset>
  )
}
