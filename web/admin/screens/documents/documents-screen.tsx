import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { SearchField } from '../../../ui/admin/search-field.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import { Money } from '../../../ui/money.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { type Shortcut, useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { DocumentList } from './document-list.tsx'
import {
  type DocumentKind,
  type DocumentsSearch,
  type DocumentTab,
  documentTabs,
} from './documents-search.ts'
import { NewDocument, openNewDocument } from './new-document.tsx'
import { pdfShortcut } from './pdf-shortcut.ts'
import { ReceiptList } from './receipt-list.tsx'
import { StatementDialog } from './statement-dialog.tsx'
import { WorksToAccept } from './works-to-accept.tsx'

const searchId = 'documents-search'

/** Works of which an act is to be issued, and the documents that were issued, by kind. */
export function DocumentsScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [letters] = useLetterKeys()
  const [isAsking, ask] = useState(false)
  const { tab, q } = useSearch({ from: '/admin/documents' })
  const statement: Shortcut = { keys: ['u'], caps: ['U'], label: t`statement`, act: () => ask(true) }
  const add: Shortcut = { keys: ['a'], caps: ['A'], label: t`new document`, act: openNewDocument }
  const requisites: Shortcut = {
    keys: ['r'],
    caps: ['R'],
    label: t`requisites`,
    act: () => void navigate({ to: '/admin/documents/requisites' }),
  }
  const listKeys = useListKeys({
    searchId,
    hasRows: true,
    onShowAll:
      q === undefined
        ? undefined
        : () => void navigate({ to: '/admin/documents', search: tab ? { tab } : {} }),
    own: [pdfShortcut(t`PDF`), add, statement, requisites],
  })
  return (
    <Screen
      title={<Trans>Documents</Trans>}
      meta={<Trans>what was issued never changes</Trans>}
      actions={
        <>
          <AdminLinkButton to="/admin/documents/requisites">
            <Trans>Requisites</Trans> {letters && <KeyCap>R</KeyCap>}
          </AdminLinkButton>
          <NewDocument onStatement={() => ask(true)} />
        </>
      }
      shortcuts={tab ? listKeys : [add, statement, requisites]}
      note={<Trans>What was issued by mistake is voided, its number stays</Trans>}
    >
      <NoRequisites />
      <DocumentTabs current={tab} />
      <TabBody tab={tab} />
      {isAsking && <StatementDialog onClose={() => ask(false)} />}
    </Screen>
  )
}

function TabBody({ tab }: { tab: DocumentTab | undefined }) {
  if (tab === undefined) return <WorksToAccept />
  return tab === 'receipt' ? <ReceiptList searchId={searchId} /> : <Issued tab={tab} />
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
  const names: Record<DocumentTab, string> = {
    invoice: t`Invoices`,
    act: t({ message: 'Acts', context: 'paper' }),
    receipt: t`Receipts`,
    statement: t({ message: 'Statements', context: 'paper' }),
    correction: t({ message: 'Corrections', context: 'paper' }),
  }
  const count = works?.reduce((sum, { orders }) => sum + orders.length, 0)
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
        count={count}
      >
        <Trans>To issue an act of</Trans>
      </ViewTab>
      {documentTabs.map((tab) => (
        <ViewTab
          key={tab}
          to="/admin/documents"
          search={{ tab } satisfies DocumentsSearch}
          activeOptions={exactly}
          aria-current={tab === current ? 'page' : undefined}
          count={counts?.[tab]}
        >
          {names[tab]}
        </ViewTab>
      ))}
    </nav>
  )
}

function Issued({ tab }: { tab: DocumentKind }) {
  const { t } = useLingui()
  const navigate = useNavigate()
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
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <SearchField
          key={tab}
          id={searchId}
          label={t`Buyer, VÖEN, number`}
          value={q}
          className="w-full md:w-72"
          onDown={() => document.querySelector<HTMLElement>('[data-row]')?.focus()}
          onSearch={(text) =>
            void navigate({
              to: '/admin/documents',
              search: { tab, ...(text && { q: text }) },
              replace: true,
              resetScroll: false,
            })
          }
        />
        <p role="status" className="text-t3 md:ml-auto">
          {data && total > 0 && tab !== 'statement' && (
            <Trans>
              <Money azn={data.gross} />, of it VAT <Money azn={data.vat} />
            </Trans>
          )}
        </p>
      </div>
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
