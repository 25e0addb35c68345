import { Trans, useLingui } from '@lingui/react/macro'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { WarnIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Money } from '../../../ui/money.tsx'
import { type Shortcut, useLetterKeys } from '../../kit/frame/shortcuts.ts'
import type { AttentionRow } from './attention-row.ts'
import { OrderLink } from './debt-rows.tsx'

/** As many have a digit of their own. */
const withDigit = 9

/** 1 to 9 do what the row with that digit offers. */
export function useAttentionKeys(rows: readonly AttentionRow[]): Shortcut[] {
  const { t } = useLingui()
  const keys = rows.slice(0, withDigit).map((_, index) => String(index + 1))
  if (keys.length === 0) return []
  return [
    {
      keys,
      caps: keys.length > 1 ? ['1', `${keys.length}`] : ['1'],
      label: t`what the row offers`,
      act: (key: string) => rows[Number(key) - 1]?.act?.run(),
    },
  ]
}

/** What staff have to decide or look at: each with one act. */
export function AttentionList({ rows }: { rows: readonly AttentionRow[] }) {
  const [letters] = useLetterKeys()
  return (
    <ul className="mb-6 border-key border-t-2 bg-paper md:grid md:grid-cols-[auto_minmax(0,1fr)_minmax(0,180px)_auto_auto]">
      {rows.map(({ key, title, detail, appUser, orderIds, item, azn, act, pass }, index) => (
        <li
          key={key}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line2 border-b px-3.5 py-2 md:col-span-full md:grid-cols-subgrid"
        >
          <WarnIcon className="text-warn max-md:col-start-1 max-md:row-start-1" />
          <p className="min-w-0 max-md:col-start-2 max-md:row-start-1">
            <strong className="block font-semibold">{title}</strong>
            <span className="admin-meta block wrap-anywhere text-t3">{detail}</span>
          </p>
          <p className="min-w-0 max-md:col-start-2 max-md:row-start-2">
            <span className="block wrap-anywhere">{`${appUser.name} ${appUser.surname}`.trim()}</span>
            <span className="admin-meta flex flex-wrap items-center gap-x-1.5 text-t3">
              {orderIds.map((id) => (
                <OrderLink key={id} id={id} />
              ))}{' '}
              {item}
            </span>
          </p>
          <strong className="text-right font-semibold max-md:col-start-3 max-md:row-start-1">
            <Money azn={azn} />
          </strong>
          {act ? (
            <span className="flex flex-wrap items-center justify-end gap-x-3.5 gap-y-1 max-md:col-span-2 max-md:col-start-2">
              {pass && <WordButton onClick={pass.run}>{pass.label}</WordButton>}
              <AdminButton className="max-md:grow" busy={act.isBusy} onClick={act.run}>
                {act.label}
                {letters && index < withDigit && <KeyCap>{index + 1}</KeyCap>}
              </AdminButton>
            </span>
          ) : (
            <span className="admin-meta max-w-40 text-t3 max-md:col-span-2 max-md:col-start-2">
              <Trans>To give money back, the area “Discounts” must be open to you as well.</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
