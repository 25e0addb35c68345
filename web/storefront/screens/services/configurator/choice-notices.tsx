import { Trans, useLingui } from '@lingui/react/macro'
import { findChoice, findGroup } from '../../../../../src/domains/options/find-choice.ts'
import type { Change } from '../../../../../src/domains/options/nearest.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { TextButton } from '../../../../ui/button.tsx'
import type { LocalConfiguration } from '../../../kit/options/options-query.ts'
import type { ProductChoice } from './use-choice.ts'

type ChoiceNoticesProps = { configuration: LocalConfiguration; chosen: ProductChoice }

/** What a press has taken out, with a way back; and what an address asked for that isn't there any more. */
export function ChoiceNotices({ configuration, chosen: { gone, taken, undo } }: ChoiceNoticesProps) {
  const box = 'border-[1.5px] border-key bg-paper p-4'
  return (
    <div role="status" className="grid gap-3">
      {gone.length > 0 && (
        <div className={box}>
          <p className="font-bold">
            <Trans>Not everything of this link is possible any more. We opened the nearest choice.</Trans>
          </p>
          <Changes configuration={configuration} changes={gone} />
        </div>
      )}
      {taken && (
        <div className={box}>
          <p className="font-bold">
            <Trans>Your choice has changed this as well:</Trans>
          </p>
          <Changes configuration={configuration} changes={taken.changes} />
          <TextButton className="mt-1 font-bold" onClick={undo}>
            <Trans>Undo</Trans>
          </TextButton>
        </div>
      )}
    </div>
  )
}

function Changes({
  configuration,
  changes,
}: {
  configuration: LocalConfiguration
  changes: readonly Change[]
}) {
  const { t } = useLingui()
  const language = useLanguage()
  /** Undefined of what is unknown: nobody but a program knows it by its key. */
  const nameOf = (group: string | null, key: string) =>
    group === null ? sizeWords(key) : findChoice(findGroup(configuration, group), key)?.name
  function sizeWords(size: string): string {
    const [width, height] = size.split('×').map((side) => formatNumber(Number(side), language))
    return t`${width} × ${height} mm`
  }
  return (
    <ul>
      {changes.map(({ group, from, to }) => {
        const former = nameOf(group, from)
        const head = findGroup(configuration, group ?? '')?.name ?? t`Your own size, mm`
        const now = (to !== null && nameOf(group, to)) || t`taken out`
        return (
          <li key={`${group} ${from}`}>
            {head}: {former ? <s>{former}</s> : <Trans context="choice">no longer offered</Trans>} → {now}
          </li>
        )
      })}
    </ul>
  )
}
