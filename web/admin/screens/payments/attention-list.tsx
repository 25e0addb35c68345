import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { useClient } from '../../../lib/api.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { WarnIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Money } from '../../../ui/money.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { type Shortcut, useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { OrderLink } from './debt-rows.tsx'
import type { MoneyOfOrder } from './payments-search.ts'
import { useRenewMoney } from './use-record.ts'

/** As many have a digit of their own. */
const withDigit = 9

export type Keeping = ReturnType<typeof useKeepAsBalance>

/** What was paid above an order's price becomes its customer's balance (PAY-7). */
export function useKeepAsBalance() {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const renew = useRenewMoney()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ orderId }: MoneyOfOrder) => client.payments.keepAsBalance.mutate({ id: orderId }),
    onSuccess: ({ kept }, { appUser }) => {
      const name = `${appUser.name} ${appUser.surname}`.trim()
      notify({ kind: 'ok', text: t`${formatMoney(kept, language)} are the balance of ${name} now` })
    },
    onError: (error) =>
      notify({ kind: 'error', ...noticeOf(t`The money could not be put to the balance`, error) }),
    onSettled: renew,
  })
  return { keep: mutate, busy: isPending ? variables.orderId : undefined }
}

/** 1 to 9 do what the row with that digit offers. */
export function useAttentionKeys(rows: readonly MoneyOfOrder[], { keep }: Keeping): Shortcut[] {
  const { t } = useLingui()
  const keys = rows.slice(0, withDigit).map((_, index) => String(index + 1))
  if (keys.length === 0) return []
  const act = (key: string) => {
    const row = rows[Number(key) - 1]
    if (row) keep(row)
  }
  return [{ keys, caps: keys.length > 1 ? ['1', `${keys.length}`] : ['1'], label: t`to the balance`, act }]
}

/** What staff have to decide: each with one act. */
export function AttentionList({ rows, keeping }: { rows: readonly MoneyOfOrder[]; keeping: Keeping }) {
  const language = useLanguage()
  const [letters] = useLetterKeys()
  return (
    <ul className="mb-6 border-key border-t-2 bg-paper">
      {rows.map((row, index) => (
        <li
          key={row.orderId}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line2 border-b px-3.5 py-2 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,180px)_auto_auto]"
        >
          <WarnIcon className="text-warn" />
          <p className="min-w-0">
            <strong className="block font-semibold">
              <Trans>Overpaid</Trans>
            </strong>
            <span className="admin-meta text-t3">
              {row.money.total === 0 ? (
                <Trans>The order was given up</Trans>
              ) : (
                <Trans>
                  costs <Money azn={row.money.total} />, paid <Money azn={row.money.paid} />
                </Trans>
              )}
            </span>
          </p>
          <p className="min-w-0 max-md:col-start-2 max-md:row-start-2">
            <span className="block wrap-anywhere">{`${row.appUser.name} ${row.appUser.surname}`.trim()}</span>
            <span className="admin-meta flex flex-wrap items-center gap-x-1.5 text-t3">
              <OrderLink id={row.orderId} /> {pick(row.item, 'name', language)}
            </span>
          </p>
          <strong className="text-right font-semibold max-md:row-start-1">
            <Money azn={row.money.over} />
          </strong>
          <AdminButton
            className="max-md:col-span-2 max-md:col-start-2"
            busy={keeping.busy === row.orderId}
            onClick={() => keeping.keep(row)}
          >
            <Trans>Keep as balance</Trans>
            {letters && index < withDigit && <KeyCap>{index + 1}</KeyCap>}
          </AdminButton>
        </li>
      ))}
    </ul>
  )
}
