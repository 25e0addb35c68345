import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { FilterFold } from '../../../ui/admin/filter-fold.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { useWidthPageSize } from '../../kit/lists/page-size.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { OrderHint } from '../../kit/places/order-hint.tsx'
import { DeleteServiceDialog } from './delete-service-dialog.tsx'
import { NoServices } from './no-services.tsx'
import { type AdminService, servicesQuery } from './queries.ts'
import { ServicesList } from './services-list.tsx'
import type { ServicesSearch } from './services-search.ts'

const searchId = 'services-search'
/** By the width of the window (ADM-5). */
const sizes = [9, 6, 3, 2] as const

/** Every service in the order of the site: search, pages, what is missing. */
export function ServicesScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/services/services' })
  const { q = '', page = 1, untranslated = false } = search
  const pageSize = useWidthPageSize('services', sizes)
  const options = servicesQuery(useApi(), { q, untranslated, page, pageSize: pageSize.size })
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  const [asked, ask] = useState<AdminService | null>(null)
  const rows = query.data?.items
  const total = query.data?.pagination.totalItems ?? 0
  const hasRows = rows !== undefined && rows.length > 0
  const isFiltered = q !== '' || untranslated
  const go = (next: ServicesSearch) =>
    void navigate({
      to: '/admin/services/services',
      search: { ...search, page: undefined, ...next },
      replace: true,
      resetScroll: false,
    })
  const askFocused = () => {
    const id = Number(document.activeElement?.closest<HTMLElement>('[data-service]')?.dataset.service)
    const service = rows?.find((row) => row.id === id)
    if (service) ask(service)
  }
  const own: Shortcut[] = [
    ...(hasRows ? [{ keys: ['Delete'], caps: ['Del'], label: t`delete`, act: askFocused }] : []),
    {
      keys: ['a'],
      caps: ['A'],
      label: t`add`,
      act: () => void navigate({ to: '/admin/services/addservice' }),
    },
  ]
  const keys = useListKeys({
    searchId,
    hasRows,
    own,
    onShowAll: isFiltered ? () => go({ q: undefined, untranslated: undefined }) : undefined,
  })
  return (
    <Screen
      title={<Trans>Services</Trans>}
      meta={query.data && !isFiltered && formatNumber(total, language)}
      actions={
        <>
          <AdminLinkButton to="/admin/services/editservicespage">
            <Trans>Page texts</Trans>
          </AdminLinkButton>
          <AdminLinkButton to="/admin/services/addservice" variant="primary">
            <PlusIcon />
            <Trans>Add a service</Trans>
          </AdminLinkButton>
        </>
      }
      shortcuts={keys}
      note={<Trans>In the same order as on the site</Trans>}
    >
      <ListHead
        searchId={searchId}
        label={t`Service or product`}
        q={q}
        onSearch={(text) => go({ q: text === '' ? undefined : text })}
        onDown={() => focusRow(1)}
        found={
          isFiltered &&
          query.isSuccess &&
          !query.isPlaceholderData && <Plural value={total} one="# service found" other="# services found" />
        }
      >
        <FilterFold inForce={untranslated ? 1 : 0}>
          <FilterSelect
            label={t`Translations`}
            all={t`all`}
            clearLabel={t`Any translations`}
            value={untranslated ? 'missing' : ''}
            options={[{ value: 'missing', label: t`Something is missing` }]}
            onChange={(value) => go({ untranslated: value === '' ? undefined : true })}
          />
        </FilterFold>
      </ListHead>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-11', 'w-40', 'grow', 'w-20', 'w-32']} />}
        failed={<Trans>Services did not load.</Trans>}
        none={rows && !hasRows && <NoServices search={search} isPastEnd={total > 0} />}
      >
        {hasRows && (
          <>
            {isFiltered && <OrderHint />}
            <ServicesList
              rows={rows}
              queryKey={options.queryKey}
              part={isFiltered ? null : { before: (page - 1) * pageSize.size, of: total }}
              onDelete={ask}
            />
            <Pager page={page} pageSize={pageSize} total={total} label={t`Services`} />
          </>
        )}
      </ListBody>
      {asked && (
        <DeleteServiceDialog
          service={{ id: asked.id, name: pick(asked, 'name', language) }}
          onClose={() => ask(null)}
        />
      )}
    </Screen>
  )
}
