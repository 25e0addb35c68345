import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { AdminButton, AdminLinkButton, WordButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { footBar } from '../../../ui/admin/foot-bar.ts'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { formatAmount } from '../../kit/formats.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { type Shortcut, useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { useToday } from '../../kit/production/queries.ts'
import { beginDraft } from '../../kit/record-payment/kept-drafts.ts'
import { AgeCells } from './age-cells.tsx'
import { AttentionList, useAttentionKeys } from './attention-list.tsx'
import { BalanceList } from './balance-list.tsx'
import { DayLedger } from './day-ledger.tsx'
import { DebtList, filterId, searchId } from './debt-list.tsx'
import { ExportPayments } from './export-payments.tsx'
import { Overview, overviewRows } from './overview.tsx'
import { PaymentTabs } from './payment-tabs.tsx'
import type { PaymentsSearch } from './payments-search.ts'
import { RecordRail } from './record-rail.tsx'
import { TermsTab } from './terms-tab.tsx'
import { useAttention } from './use-attention.tsx'
import { useDebtActs } from './use-debt-acts.ts'

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
  const attention = useAttention(({ appUser, rest, owed }) =>
    spread({ payer: appUser.id, azn: Math.min(rest, owed) }),
  )
  const { rows: waiting } = attention
  const debtActs = useDebtActs()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const select = (orderId: number) => {
    const next = new Set(selected)
    if (!next.delete(orderId)) next.add(orderId)
    setSelected(next)
  }
  const go = (next: PaymentsSearch) =>
    void navigate({ to: '/admin/payments', search: next, replace: true, resetScroll: false })
  const pay = (of: PaymentsSearch['payer']) => {
    const { payer: _, ...rest } = search
    go({ ...rest, ...(of !== undefined && { payer: of }) })
  }
  /** Money of the balance is put to orders: the form begins with it. */
  const spread = ({ payer: id, azn }: { payer: number; azn: number }) => {
    beginDraft(String(id), { way: 'balance', amount: formatAmount(azn, language) })
    pay(id)
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
  const chosen = () => (selected.size > 0 ? [...selected] : orderInFocus())
  const first = (act: (orderId: number) => void) => () => {
    const [orderId] = chosen()
    if (orderId === undefined) debtActs.sayNoneChosen()
    else act(orderId)
  }
  const ofDebts: Shortcut[] = [
    { keys: ['e'], caps: ['E'], label: t`remind`, act: () => debtActs.remind(chosen()) },
    { keys: ['l'], caps: ['L'], label: t`link`, act: first(debtActs.copyLink) },
    { keys: ['w'], caps: ['W'], label: 'WhatsApp', act: first(debtActs.whatsApp) },
    { keys: ['x'], caps: ['X'], label: t`choose`, act: () => orderInFocus().forEach(select) },
  ]
  const isFiltered = isList && (age !== undefined || q !== undefined)
  const listKeys = useListKeys({
    searchId,
    hasRows: true,
    onShowAll: isFiltered ? () => go({ ...(tab && { tab }) }) : undefined,
    own: [record, statement, ...ofDebts, filter],
  })
  const rowKeys = useRowKeys()
  const shortcuts = isList
    ? listKeys
    : [...(tab ? [] : rowKeys), record, statement, ...(tab ? [] : ofDebts), ...attentionKeys]
  const hasChosen = selected.size > 0 && (isList || tab === undefined)
  const rail = payer !== undefined && (
    <RecordRail payer={payer} onPayer={pay} onClose={() => pay(undefined)} />
  )
  const list = { payer: payer === 'find' ? undefined : payer, onPay: pay, selected, onSelect: select }
  return (
    <Screen
      title={<Trans>Payments</Trans>}
      meta={formatPromised(today, language)}
      actions={
        <>
          <AdminLinkButton to="/admin/payments/statement" search={{}}>
            <Trans>Bank statement</Trans> {letters && <KeyCap>I</KeyCap>}
          </AdminLinkButton>
          <span className="max-md:hidden">
            {tab !== 'terms' && tab !== 'balances' && <ExportPayments search={search} today={today} />}
          </span>
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
          {showsAttention && attention.failed.length > 0 && (
            <div className="mb-4">
              <SectionFailed
                busy={attention.failed.some(({ isFetching }) => isFetching)}
                onRetry={() => attention.failed.forEach(({ refetch }) => void refetch())}
              >
                <Trans>A part of what is to look at did not load.</Trans>
              </SectionFailed>
            </div>
          )}
          {tab === 'attention' && attention.isLoaded && waiting.length === 0 && (
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
          {tab === 'balances' && <BalanceList onSpread={spread} />}
          {tab === 'terms' && <TermsTab />}
          {hasChosen && (
            <ChosenBar count={selected.size} onNone={() => setSelected(new Set())}>
              <AdminButton busy={debtActs.isBusy} onClick={() => debtActs.remind(chosen())}>
                <Trans>Remind</Trans> {letters && <KeyCap>E</KeyCap>}
              </AdminButton>
              {selected.size === 1 && (
                <>
                  <AdminButton busy={debtActs.isBusy} onClick={first(debtActs.copyLink)}>
                    <Trans>Copy the link</Trans> {letters && <KeyCap>L</KeyCap>}
                  </AdminButton>
                  <AdminButton busy={debtActs.isBusy} onClick={first(debtActs.whatsApp)}>
                    WhatsApp {letters && <KeyCap>W</KeyCap>}
                  </AdminButton>
                </>
              )}
            </ChosenBar>
          )}
          {attention.dialog}
        </div>
        {rail}
      </div>
      {!hasChosen && (
        <div
          ref={footBar}
          data-foot-bar=""
          className="sticky bottom-0 z-10 -mx-4 -mb-8 grid border-key border-t bg-paper px-4 py-2.5 md:hidden"
        >
          <AdminButton variant="primary" onClick={() => pay('find')}>
            <Trans>Write down a payment</Trans>
          </AdminButton>
        </div>
      )}
    </Screen>
  )
}

type ChosenBarProps = { count: number; onNone: () => void; children: ReactNode }

/** What can be done with the orders that are chosen. */
const ChosenBar = ({ count, onNone, children }: ChosenBarProps) => (
  <div className="sticky bottom-0 z-5 mb-4 flex flex-wrap items-center gap-2 border border-key bg-paper px-3.5 py-2">
    <span className="mr-auto">
      <Plural value={count} one="# chosen" other="# chosen" />{' '}
      <WordButton onClick={onNone}>
        <Trans>Choose none</Trans>
      </WordButton>
    </span>
    {children}
  </div>
)

/** The order of the row that has the focus, if one has. */
function orderInFocus(): number[] {
  const id = document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>('[data-order]')
    ?.dataset.order
  return id === undefined ? [] : [Number(id)]
}

/** The customer of the row that has the focus. */
function payerInFocus(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-payer]')
  return row ? Number(row.dataset.payer) : undefined
}
