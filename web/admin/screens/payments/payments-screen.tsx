import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { type Shortcut, useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { useToday } from '../../kit/production/queries.ts'
import { AgeCells } from './age-cells.tsx'
import { AttentionList, useAttentionKeys } from './attention-list.tsx'
import { DayLedger } from './day-ledger.tsx'
import { DebtList, filterId, searchId } from './debt-list.tsx'
import { Overview, overviewRows } from './overview.tsx'
import { PaymentTabs } from './payment-tabs.tsx'
import type { PaymentsSearch } from './payments-search.ts'
import { RecordRail } from './record-rail.tsx'
import { TermsTab } from './terms-tab.tsx'
import { useAttention } from './use-attention.tsx'

/** What customers owe, what came in, and writing it down. */
export function PaymentsScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const today = useToday()
  const [letters] = useLetterKeys()
  const isWide = useMedia('(width >= 1280px)')
  const search = useSearch({ from: '/admin/payments' })
  const { tab, age, q, payer } = search
  const api = useApi()
  const debts = useQuery(api.payments.debts.queryOptions({ page: 1, pageSize: overviewRows }))
  const { rows: waiting, isLoaded } = useAttention()
  const go = (next: PaymentsSearch) =>
    void navigate({ to: '/admin/payments', search: next, replace: true, resetScroll: false })
  const pay = (of: PaymentsSearch['payer']) => {
    const { payer: _, ...rest } = search
    go({ ...rest, ...(of !== undefined && { payer: of }) })
  }
  const isList = tab === 'open' || tab === 'late'
  const showsAttention = tab === undefined || tab === 'attention'
  const attentionKeys = useAttentionKeys(showsAttention ? waiting : [])
  const record: Shortcut = {
    keys: ['r'],
    caps: ['R'],
    label: t`write down a payment`,
    act: () => pay(payerInFocus() ?? payer ?? 'find'),
  }
  const filter: Shortcut = {
    keys: ['f'],
    caps: ['F'],
    label: t`filter`,
    act: () => document.getElementById(filterId)?.querySelector('select')?.focus(),
  }
  const statement: Shortcut = {
    keys: ['i'],
    caps: ['I'],
    label: t`bank statement`,
    act: () => void navigate({ to: '/admin/payments/statement', search: {} }),
  }
  const isFiltered = isList && (age !== undefined || q !== undefined)
  const listKeys = useListKeys({
    searchId,
    hasRows: true,
    onShowAll: isFiltered ? () => go({ ...(tab && { tab }) }) : undefined,
    own: [record, statement, filter],
  })
  const rowKeys = useRowKeys()
  const shortcuts = isList ? listKeys : [...(tab ? [] : rowKeys), record, statement, ...attentionKeys]
  const rail = payer !== undefined && (
    <RecordRail payer={payer} onPayer={pay} onClose={() => pay(undefined)} />
  )
  const list = { payer: payer === 'find' ? undefined : payer, onPay: pay }
  return (
    <Screen
      title={<Trans>Payments</Trans>}
      meta={formatPromised(today, language)}
      actions={
        <>
          <AdminLinkButton to="/admin/payments/statement" search={{}}>
            <Trans>Bank statement</Trans> {letters && <KeyCap>I</KeyCap>}
          </AdminLinkButton>
          <AdminButton variant="primary" className="max-md:hidden" onClick={() => pay('find')}>
            <Trans>Write down a payment</Trans> {letters && <KeyCap inverse>R</KeyCap>}
          </AdminButton>
        </>
      }
      shortcuts={shortcuts}
    >
      <div
        className={classNames(isWide && rail && 'grid grid-cols-[minmax(0,1fr)_376px] items-start gap-x-6')}
      >
        <div className="min-w-0">
          {debts.data ? (
            <AgeCells
              debts={debts.data}
              chosen={isList ? age : undefined}
              onChoose={(chosen) =>
                go({
                  tab: 'open',
                  ...(!(isList && chosen === age) && { age: chosen }),
                  ...(payer && { payer }),
                })
              }
            />
          ) : (
            debts.isError && (
              <div className="mb-4">
                <SectionFailed onRetry={() => void debts.refetch()} busy={debts.isFetching}>
                  <Trans>What is owed did not load.</Trans>
                </SectionFailed>
              </div>
            )
          )}
          <PaymentTabs debts={debts.data} waiting={waiting.length} />
          {showsAttention && waiting.length > 0 && (
            <section aria-labelledby="look-at">
              <div className="mb-2 flex flex-wrap items-baseline gap-x-2.5">
                <h2 id="look-at" className="admin-h2">
                  <Trans context="payments">Look at</Trans>{' '}
                  <span className="font-normal text-t3">{waiting.length}</span>
                </h2>
              </div>
              <AttentionList rows={waiting} />
            </section>
          )}
          {tab === 'attention' && isLoaded && waiting.length === 0 && (
            <Empty
              title={<Trans>There is nothing to look at</Trans>}
              why={
                <Trans>
                  Card payments that a bank leaves open, and what was paid above a price, are listed here.
                </Trans>
              }
            />
          )}
          {tab === undefined && <Overview {...list} />}
          {isList && <DebtList key={tab} isLate={tab === 'late'} {...list} />}
          {tab === 'day' && <DayLedger />}
          {tab === 'terms' && <TermsTab />}
        </div>
        {rail}
      </div>
      <div
        data-foot-bar=""
        className="sticky bottom-0 z-10 -mx-4 -mb-8 grid border-key border-t bg-paper px-4 py-2.5 md:hidden"
      >
        <AdminButton variant="primary" onClick={() => pay('find')}>
          <Trans>Write down a payment</Trans>
        </AdminButton>
      </div>
    </Screen>
  )
}

/** The customer of the row that has the focus. */
function payerInFocus(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-payer]')
  return row ? Number(row.dataset.payer) : undefined
}
