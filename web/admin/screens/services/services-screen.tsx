import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { FilterFold } from '../../../ui/admin/filter-fold.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { useWidthPageSize } from '../../kit/lists/page-size.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { OrderHint } from '../../kit/places/order-hint.tsx'
import { PlaceButton } from '../../kit/places/place-button.tsx'
import { canDrag, PlacesContext } from '../../kit/places/places-context.ts'
import { inPlaces, usePageOrder } from '../../kit/places/use-page-order.ts'
import { ExampleMark } from '../../kit/ready-made/example-prices.tsx'
import { DeleteButton, EditLink, HiddenMark } from '../../kit/services/row-parts.tsx'
import { SortableGrid } from '../../kit/sortable/sortable-grid.tsx'
import { DeleteServiceDialog } from './delete-service-dialog.tsx'
import { LanguageMarks } from './language-marks.tsx'
import { type AdminService, type AdminServices, servicesQuery } from './queries.ts'
import type { ServicesSearch } from './services-search.ts'
import { ServiceLink, ServicesTable, type ServicesTableProps } from './services-table.tsx'
import { useServicePlaces } from './use-service-places.ts'

const searchId = 'services-search'
/** The page sizes by the window's width (ADM-5). */
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
      act: () => void navigate({ to: '/admin/services/readymade' }),
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
          <AdminLinkButton to="/admin/services/readymade" variant="primary">
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

type NoServicesProps = { search: ServicesSearch; isPastEnd: boolean }

/** Why the list is empty, and one next step. */
function NoServices({ search: { q, untranslated }, isPastEnd }: NoServicesProps) {
  if (isPastEnd)
    return (
      <Empty title={<Trans>This page is empty</Trans>} why={<Trans>The list is shorter than that.</Trans>}>
        <AdminLinkButton to="/admin/services/services" search={{ q, untranslated }}>
          <Trans>To the first page</Trans>
        </AdminLinkButton>
      </Empty>
    )
  if (q === undefined && !untranslated)
    return (
      <Empty
        title={<Trans>There are no services yet</Trans>}
        why={<Trans>Visitors find nothing to order until you add one.</Trans>}
      >
        <AdminLinkButton to="/admin/services/readymade" variant="primary">
          <Trans>Add a service</Trans>
        </AdminLinkButton>
      </Empty>
    )
  return (
    <Empty
      title={
        q === undefined ? (
          <Trans>No translation is missing</Trans>
        ) : (
          <Trans>No service was found for “{q}”</Trans>
        )
      }
      why={
        q === undefined ? (
          <Trans>Every service and product can be read in three languages.</Trans>
        ) : (
          <Trans>The names of services and products were searched in three languages.</Trans>
        )
      }
    >
      <AdminLinkButton to="/admin/services/services">
        <Trans>Show all services</Trans>
      </AdminLinkButton>
    </Empty>
  )
}

type PageProps = {
  rows: readonly AdminService[]
  queryKey: QueryKey
  /** Which part of the whole list is shown; null where others stand in between: none can be dragged. */
  part: { before: number; of: number } | null
  onDelete: (service: AdminService) => void
}

/** A page of services as a table, or as cards on narrow screens; put in order by dragging. */
function ServicesList({ rows, queryKey, part, onDelete }: PageProps) {
  const language = useLanguage()
  const kind = useServicePlaces('services')
  const order = usePageOrder<AdminServices, AdminService>({
    kind,
    queryKey,
    rows,
    rowsOf: ({ items }) => items,
    withRows: inPlaces,
  })
  const area = {
    ...order,
    nameOf: ({ row }: { row: AdminService }) => pick(row, 'name', language),
    part: part ?? undefined,
    disabled: !canDrag(part?.of),
  }
  return (
    <PlacesContext value={{ kind, total: part?.of }}>
      <ServicesTable area={area} onDelete={onDelete} />
      <ServicesCards area={area} onDelete={onDelete} />
    </PlacesContext>
  )
}

/** The table of narrow screens. */
function ServicesCards({ area, onDelete }: ServicesTableProps) {
  const { t } = useLingui()
  return (
    <SortableGrid
      {...area}
      label={t`Services`}
      className="border-key border-t-2 bg-paper md:hidden"
      itemClassName="border-line1 border-b bg-paper last:border-line2"
    >
      {({ row }, handle) => <Card service={row} handle={handle} onDelete={() => onDelete(row)} />}
    </SortableGrid>
  )
}

type CardProps = { service: AdminService; handle: ReactNode; onDelete: () => void }

function Card({ service, handle, onDelete }: CardProps) {
  const language = useLanguage()
  const name = pick(service, 'name', language)
  const { id, products, priceFrom } = service
  const place = formatNumber(service.place, language)
  return (
    <div
      data-service={id}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-3 py-2.5"
    >
      <Picture
        url={service.photoUrl}
        alt=""
        sizes="72px"
        className="h-14 w-18 border border-line2 bg-sheet object-cover"
      />
      <span className="min-w-0">
        <ServiceLink
          service={service}
          className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          <span className="line-clamp-2">{name}</span>
        </ServiceLink>
        <span className="mb-1.5 block text-t2">
          {products > 0 && <Plural value={products} one="# product" other="# products" />}
          {products > 0 && priceFrom !== null && ' · '}
          {priceFrom !== null && (
            <Trans>
              from <Money azn={priceFrom} />
            </Trans>
          )}
          {products === 0 && priceFrom === null && <Trans>no prices</Trans>}
        </span>
        <span className="flex flex-wrap items-center gap-1">
          <LanguageMarks missing={service.missing} outdated={service.outdated} />
          {!service.state && <HiddenMark />}
          {service.examplePrices && <ExampleMark />}
          <PlaceButton placed={{ id, place: service.place, name }}>
            <Trans>place {place}</Trans>
          </PlaceButton>
        </span>
      </span>
      <span className="flex max-sm:flex-col">
        {handle}
        <EditLink to="/admin/services/servicesmore/$id" id={service.id} name={name} />
        <DeleteButton name={name} onClick={onDelete} />
      </span>
    </div>
  )
}
