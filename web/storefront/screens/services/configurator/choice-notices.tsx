import { Trans, useLingui } from '@lingui/react/macro'
import { findChoice, findGroup } from '../../../../../src/domains/options/find-choice.ts'
import type { Change } from '../../../../../src/domains/options/nearest.ts'
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
  const nameOf = (group: string | null, key: string) =>
    findChoice(findGroup(configuration, group ?? ''), key)?.name ?? key
  return (
    <ul>
      {changes.map(({ group, from, to }) => {
        const gone = nameOf(group, from)
        const head = findGroup(configuration, group ?? '')?.name ?? t`Your own size, mm`
        const now = to === null ? t`taken out` : nameOf(group, to)
        return (
          <li key={`${group} ${from}`}>
            {head}: <s>{gone}</s> → {now}
          </li>
        )
      })}
    </ul>
  )
}
