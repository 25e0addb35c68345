import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import { Money } from '../../../ui/money.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { type Shortcut, useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { DocumentList } from './document-list.tsx'
import { SearchLine } from './document-parts.tsx'
import {
  type DocumentKind,
  type DocumentsSearch,
  type DocumentTab,
  documentTabs,
} from './documents-search.ts'
import { DueTab } from './eqaime/due-tab.tsx'
import { focusNumbers } from './eqaime/numbers-part.tsx'
import { pressPackage } from './eqaime/package-part.tsx'
import { SentTab } from './eqaime/sent-part.tsx'
import { NewDocument, openNewDocument } from './new-document.tsx'
import { pdfShortcut } from './pdf-shortcut.ts'
import { ReceiptList } from './receipt-list.tsx'
import { StatementDialog } from './statement-dialog.tsx'
import { WorksToAccept } from './works-to-accept.tsx'

const searchId = 'documents-search'

/** E-qaimə to write and those in the portal, works of which an act is to be issued, and issued documents by kind. */
export function DocumentsScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { user } = useFrame()
  const [letters] = useLetterKeys()
  const [isAsking, ask] = useState(false)
  const [hasSettings, showSettings] = useState(false)
  const { tab, q } = useSearch({ from: '/admin/documents' })
  const statement: Shortcut = { keys: ['u'], caps: ['U'], label: t`statement`, act: () => ask(true) }
  const add: Shortcut = { keys: ['a'], caps: ['A'], label: t`new document`, act: openNewDocument }
  const requisites: Shortcut = {
    keys: ['r'],
    caps: ['R'],
    label: t`requisites`,
    act: () => void navigate({ to: '/admin/documents/requisites' }),
  }
  const eqaimeKeys: Shortcut[] = [
    { keys: ['e'], caps: ['E'], label: t`make the ZIP`, act: pressPackage },
    { keys: ['v'], caps: ['V'], label: t`paste numbers`, act: focusNumbers },
  ]
  const listKeys = useListKeys({
    searchId,
    hasRows: true,
    onShowAll:
      q === undefined
        ? undefined
        : () => void navigate({ to: '/admin/documents', search: tab ? { tab } : {} }),
    own: [...(tab === undefined ? eqaimeKeys : []), pdfShortcut(t`PDF`), add, statement, requisites],
  })
  return (
    <Screen
      title={<Trans>Documents</Trans>}
      meta={
        tab === undefined ? (
          <Trans>e-qaimə within 5 days of the act</Trans>
        ) : (
          <Trans>what was issued never changes</Trans>
        )
      }
      actions={
        <>
          {tab === undefined && canOpen(user, 'discounts') && (
            <AdminButton aria-haspopup="dialog" onClick={() => showSettings(true)}>
              <Trans>Code of goods, XSD…</Trans>
            </AdminButton>
          )}
          <AdminLinkButton to="/admin/documents/requisites">
            <Trans>Requisites</Trans> {letters && <KeyCap>R</KeyCap>}
          </AdminLinkButton>
          <NewDocument onStatement={() => ask(true)} />
        </>
      }
      shortcuts={tab === 'works' ? [add, statement, requisites] : listKeys}
      note={<Trans>What was issued by mistake is voided, its number stays</Trans>}
    >
      <NoRequisites />
      <DocumentTabs current={tab} />
      {tab === undefined && (
        <DueTab
          searchId={searchId}
          settings={{
            isOpen: hasSettings,
            open: () => showSettings(true),
            close: () => showSettings(false),
          }}
        />
      )}
      {tab !== undefined && <TabBody tab={tab} />}
      {isAsking && <StatementDialog onClose={() => ask(false)} />}
    </Screen>
  )
}

function TabBody({ tab }: { tab: DocumentTab }) {
  switch (tab) {
    case 'portal':
      return <SentTab searchId={searchId} />
    case 'works':
      return <WorksToAccept />
    case 'receipt':
      return <ReceiptList searchId={searchId} />
    default:
      return <Issued tab={tab} />
  }
}

/** Nothing can be issued yet (DOC-1). */
function NoRequisites() {
  const { data } = useQuery(useApi().seller.profiles.queryOptions())
  const current = data?.find(({ isCurrent }) => isCurrent)
  if (!data || (current && current.missing.length === 0)) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line2 border-y border-r border-l-4 border-l-warn bg-paper px-3.5 py-2.5">
      <span className="font-semibold">
        <Trans>The requisites aren’t written down, so no document can be issued</Trans>
      </span>
      <AdminLinkButton to="/admin/documents/requisites" className="md:ml-auto">
        <Trans>Write them down</Trans>
      </AdminLinkButton>
    </p>
  )
}

const exactly = { exact: true, includeSearch: true }

function DocumentTabs({ current }: { current: DocumentTab | undefined }) {
  const { t } = useLingui()
  const api = useApi()
  const { data: works } = useQuery(api.documents.toAccept.queryOptions())
  const { data: counts } = useQuery(api.documents.counts.queryOptions())
  const due = useQuery(api.overview.money.queryOptions()).data?.dueCount
  const sent = useQuery(api.eqaime.sent.queryOptions({ page: 1, pageSize: 3 })).data?.count
  const names: Record<DocumentTab, string> = {
    portal: t`In the portal`,
    works: t`To issue an act of`,
    invoice: t`Invoices`,
    act: t({ message: 'Acts', context: 'paper' }),
    receipt: t`Receipts`,
    statement: t({ message: 'Statements', context: 'paper' }),
    correction: t({ message: 'Corrections', context: 'paper' }),
  }
  const toAccept = works?.reduce((sum, { orders }) => sum + orders.length, 0)
  const countOf = (tab: DocumentTab) => {
    if (tab === 'portal') return sent
    return tab === 'works' ? toAccept : counts?.[tab]
  }
  return (
    <nav
      aria-label={t`Kinds of documents`}
      className="mb-4 flex gap-x-5 overflow-x-auto whitespace-nowrap border-line2 border-b"
    >
      <ViewTab
        to="/admin/documents"
        search={{}}
        activeOptions={exactly}
        aria-current={current ? undefined : 'page'}
        count={due}
      >
        {due !== undefined && due > 0 && (
          <span aria-hidden="true" className="size-1.5 rounded-full bg-ink-m" />
        )}
        <Trans>E-qaimə to write</Trans>
      </ViewTab>
      {documentTabs.map((tab) => (
        <ViewTab
          key={tab}
          to="/admin/documents"
          search={{ tab } satisfies DocumentsSearch}
          activeOptions={exactly}
          aria-current={tab === current ? 'page' : undefined}
          count={countOf(tab)}
        >
          {names[tab]}
        </ViewTab>
      ))}
    </nav>
  )
}

function Issued({ tab }: { tab: DocumentKind }) {
  const { t } = useLingui()
  const { q = '', page = 1 } = useSearch({ from: '/admin/documents' })
  const pageSize = usePageSize('documents', 20)
  const query = useQuery({
    ...useApi().documents.list.queryOptions({ kind: tab, name: q, page, pageSize: pageSize.size }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const total = data?.pagination.totalItems ?? 0
  return (
    <>
      <SearchLine tab={tab} id={searchId} label={t`Buyer, VÖEN, number`} typed={q}>
        {data && total > 0 && tab !== 'statement' && (
          <Trans>
            <Money azn={data.gross} />, of it VAT <Money azn={data.vat} />
          </Trans>
        )}
      </SearchLine>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-28', 'grow', 'w-24', 'w-24']} />}
        failed={<Trans>The documents did not load.</Trans>}
        none={
          data?.items.length === 0 && (
            <Empty
              title={q ? <Trans>Nothing was found</Trans> : <Trans>None has been issued yet</Trans>}
              why={
                q ? (
                  <Trans>The search looks for buyers, their VÖEN, and numbers of documents and orders.</Trans>
                ) : (
                  <Trans>
                    Invoices are issued with what is asked for, acts of completed orders of companies.
                  </Trans>
                )
              }
            />
          )
        }
      >
        {data && data.items.length > 0 && (
          <>
            <DocumentList rows={data.items} />
            <Pager page={page} pageSize={pageSize} total={total} label={t`Documents`} />
          </>
        )}
      </ListBody>
    </>
  )
}
