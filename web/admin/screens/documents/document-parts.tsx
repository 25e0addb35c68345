import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { SearchField } from '../../../ui/admin/search-field.tsx'
import { Money } from '../../../ui/money.tsx'
import { NamesInShort } from '../../../ui/names-in-short.tsx'
import { useDownload } from '../../kit/use-download.ts'
import type { DocumentRow, DocumentTab } from './documents-search.ts'

type SearchLineProps = {
  tab: DocumentTab
  id: string
  label: string
  typed: string
  /** What all that was found comes to. */
  children: ReactNode
}

/** Searches in a tab; ↓ goes on to its rows. */
export function SearchLine({ tab, id, label, typed, children }: SearchLineProps) {
  const navigate = useNavigate()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
      <SearchField
        key={tab}
        id={id}
        label={label}
        value={typed}
        className="w-full md:w-72"
        onDown={focusFirstRow}
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
        {children}
      </p>
    </div>
  )
}

export const focusFirstRow = () => document.querySelector<HTMLElement>('[data-row]')?.focus()

type NumberAndDayProps = {
  number: string
  day: string
  path: string
  /** What its button says to screen readers. */
  label: string
  isVoided?: boolean
}

/** The number of a document, which downloads it, above its day. */
export function NumberAndDay({ number, day, path, label, isVoided }: NumberAndDayProps) {
  const language = useLanguage()
  const { download, busy } = useDownload()
  return (
    <>
      <button
        type="button"
        data-row
        disabled={busy === path}
        onClick={() => download(path)}
        aria-label={label}
        className={classNames(
          'min-h-8 font-semibold tabular-nums hover:underline hover:underline-offset-4 pointer-coarse:min-h-11',
          isVoided && 'text-t3 line-through',
        )}
      >
        {number}
      </button>
      <span className="admin-meta block text-t3">{formatDayAndMonth(day, language)}</span>
    </>
  )
}

/** What the works of a document or payment are called, in short (DOC-43). */
export function Works({ works }: Pick<DocumentRow, 'works'>) {
  const language = useLanguage()
  if (!works) return null
  return (
    <span className="block wrap-anywhere">
      <NamesInShort names={[pick(works, 'name', language)]} more={works.more} />
    </span>
  )
}

const maxOrders = 4

/** The first orders, and how many more there are. */
export const OrderLinks = ({ ids }: { ids: readonly number[] }) => (
  <>
    {ids.slice(0, maxOrders).map((id) => (
      <Link
        key={id}
        to="/admin/ordersadmin/$id"
        params={{ id: String(id) }}
        className="whitespace-nowrap hover:underline hover:underline-offset-4"
      >
        {`№\u00a0${id}`}
      </Link>
    ))}
    {ids.length > maxOrders && <span>+{ids.length - maxOrders}</span>}
  </>
)

/** What a document comes to, and its VAT, where there is any. */
export const Sums = ({ row: { gross, vat } }: { row: { gross: number; vat: number } }) => (
  <>
    <strong className="block whitespace-nowrap font-semibold">
      <Money azn={gross} />
    </strong>
    {vat !== 0 && (
      <span className="admin-meta block whitespace-nowrap text-t3">
        <Trans>
          VAT <Money azn={vat} />
        </Trans>
      </span>
    )}
  </>
)
