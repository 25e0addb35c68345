import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, createContext, type HTMLAttributes, type ReactNode, use } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { DataTable, rowLink } from '../../../ui/admin/data-table.tsx'
import { columnHelper, useDataTable } from '../../../ui/admin/use-data-table.ts'
import { Money } from '../../../ui/money.tsx'
import { PlaceButton } from '../../kit/places/place-button.tsx'
import { canDrag, PlacesContext } from '../../kit/places/places-context.ts'
import { ExampleMark } from '../../kit/ready-made/example-prices.tsx'
import { DeleteButton, EditLink, RowPicture } from '../../kit/services/row-parts.tsx'
import { SortableArea, type SortableAreaProps } from '../../kit/sortable/sortable-area.tsx'
import { draggedLook, useSortableItem } from '../../kit/sortable/use-sortable-item.tsx'
import { LanguageMarks } from './language-marks.tsx'
import type { AdminService } from './queries.ts'

const column = columnHelper<AdminService>()
const columns = column.columns([
  column.display({
    id: 'move',
    cell: () => <RowHandle />,
    meta: { name: msg`Move`, isNameHidden: true, className: 'w-px pr-0!', cellClassName: 'py-0!' },
  }),
  column.accessor('photoUrl', {
    cell: ({ getValue }) => <RowPicture url={getValue()} />,
    meta: { name: msg`Photo`, isNameHidden: true, className: 'w-px' },
  }),
  column.display({
    id: 'name',
    cell: ({ row }) => (
      <ServiceLink service={row.original} className={rowLink}>
        <strong className="font-semibold">
          <Name service={row.original} />
        </strong>
      </ServiceLink>
    ),
    meta: {
      name: msg({ message: 'Name', context: 'thing' }),
      cellClassName: 'w-1/3 max-w-0 truncate',
    },
  }),
  column.accessor('products', {
    cell: ({ row }) => <ProductCount service={row.original} />,
    meta: { name: msg({ message: 'Products', context: 'list' }), isNumber: true },
  }),
  column.accessor('priceFrom', {
    cell: ({ getValue }) => {
      const price = getValue()
      return price === null ? <span className="text-t3">—</span> : <Money azn={price} />
    },
    meta: { name: msg`Lowest price`, isNumber: true, cellClassName: 'whitespace-nowrap' },
  }),
  column.display({
    id: 'languages',
    cell: ({ row: { original: service } }) => (
      <LanguageMarks
        missing={service.missing}
        outdated={service.outdated}
        className="flex-wrap xl:flex-nowrap"
      />
    ),
    meta: { name: msg`Languages`, cellClassName: 'min-w-38' },
  }),
  column.accessor('state', {
    cell: ({ row: { original } }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <StateWord shown={original.state} />
        {original.examplePrices && <ExampleMark />}
      </span>
    ),
    meta: { name: msg({ message: 'On the site', context: 'column' }), cellClassName: 'whitespace-nowrap' },
  }),
  column.accessor('place', {
    cell: ({ row }) => <Place service={row.original} />,
    meta: { name: msg`Place`, isNumber: true, cellClassName: 'py-0!' },
  }),
  column.accessor('orders', {
    cell: ({ getValue }) => <Figure value={getValue()} />,
    meta: { name: msg({ message: 'Orders', context: 'list' }), isNumber: true, className: 'max-xl:hidden' },
  }),
])

export type ServicesTableProps = {
  area: SortableAreaProps<{ key: string; row: AdminService }>
  onDelete: (service: AdminService) => void
}

/** A row opens the service's own screen. */
export function ServicesTable({ area, onDelete }: ServicesTableProps) {
  const language = useLanguage()
  const table = useDataTable({
    columns,
    data: area.items.map(({ row }) => row),
    rowId: ({ id }) => String(id),
    visibility: { move: area.disabled !== true },
  })
  return (
    <SortableArea {...area}>
      <DataTable
        table={table}
        className="max-md:hidden"
        rowProps={({ id }) => ({ 'data-service': id })}
        rowAs={ServiceRow}
        actions={(service) => {
          const name = pick(service, 'name', language)
          return (
            <span className="relative z-[1] flex">
              <EditLink to="/admin/services/servicesmore/$id" id={service.id} name={name} />
              <DeleteButton name={name} onClick={() => onDelete(service)} />
            </span>
          )
        }}
        actionsClassName="w-px"
      />
    </SortableArea>
  )
}

type ServiceRowProps = HTMLAttributes<HTMLTableRowElement> & { record: AdminService }

function ServiceRow({ record, ...row }: ServiceRowProps) {
  const name = pick(record, 'name', useLanguage())
  const { total } = use(PlacesContext)
  return <SortableRow id={String(record.id)} name={name} disabled={!canDrag(total)} {...row} />
}

function Place({ service }: { service: AdminService }) {
  const language = useLanguage()
  const { id, place } = service
  return (
    <PlaceButton placed={{ id, place, name: pick(service, 'name', language) }}>
      {formatNumber(place, language)}
    </PlaceButton>
  )
}

type ServiceLinkProps = { service: AdminService; className: string; children: ReactNode }

export const ServiceLink = ({ service, className, children }: ServiceLinkProps) => (
  <Link
    data-row=""
    to="/admin/services/servicesmore/$id"
    params={{ id: String(service.id) }}
    className={className}
  >
    {children}
  </Link>
)

const Name = ({ service }: { service: AdminService }) => pick(service, 'name', useLanguage())
const Figure = ({ value }: { value: number }) => formatNumber(value, useLanguage())

/** How many products it has; without any it is sold at its own prices, if it has any. */
function ProductCount({ service: { products, priceFrom } }: { service: AdminService }) {
  if (products > 0) return <Figure value={products} />
  return (
    <span className="whitespace-nowrap text-t3">{priceFrom === null ? '—' : <Trans>own prices</Trans>}</span>
  )
}

const StateWord = ({ shown }: { shown: boolean }) =>
  shown ? (
    <Trans>shown</Trans>
  ) : (
    <span className="text-t3">
      <Trans>hidden</Trans>
    </span>
  )

const Handle = createContext<ReactNode>(null)

type SortableRowProps = ComponentProps<'tr'> & { id: string; name: string; disabled: boolean }

/** A row of a table that is put in order; its handle stands in one of its cells. */
function SortableRow({ id, name, disabled, className, ...row }: SortableRowProps) {
  const { place, isDragging, handle } = useSortableItem({ id, name, disabled })
  return (
    <Handle value={handle}>
      <tr
        {...row}
        {...place}
        className={classNames(className, 'motion-reduce:transition-none!', isDragging && draggedLook)}
      />
    </Handle>
  )
}

/** The handle of its row. */
const RowHandle = () => use(Handle)
