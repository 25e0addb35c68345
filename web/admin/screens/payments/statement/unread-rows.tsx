import { Trans, useLingui } from '@lingui/react/macro'
import type { Statement } from './statement-types.ts'

/** Rows that aren't lines here, by their number in the file. */
export function UnreadRows({ unread }: Pick<Statement, 'unread'>) {
  const { t } = useLingui()
  if (unread.length === 0) return null
  const reasons: Record<Statement['unread'][number]['why'], string> = {
    day: t`the day can be read in two ways`,
    amount: t`the amount can be read in two ways`,
    both: t`money in and money out stand in one row`,
    currency: t`another currency`,
  }
  return (
    <section className="mt-5">
      <h2 className="admin-h2">
        <Trans>Rows that were not read</Trans> <span className="font-normal text-t3">{unread.length}</span>
      </h2>
      <p className="text-t2">
        <Trans>Look at them in the file and write them down by hand.</Trans>
      </p>
      <ul className="mt-2 border-line2 border-t">
        {unread.map(({ row, why }) => (
          <li key={row} className="border-line2 border-b py-1.5">
            <Trans>Row {row}</Trans>: {reasons[why]}
          </li>
        ))}
      </ul>
    </section>
  )
}
