import type { QueryKey } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { canDrag, PlacesContext } from '../../kit/places/places-context.ts'
import { inPlaces, usePageOrder } from '../../kit/places/use-page-order.ts'
import type { SortableAreaProps } from '../../kit/sortable/sortable-area.tsx'
import type { AdminService, AdminServices } from './queries.ts'
import { ServicesCards } from './services-cards.tsx'
import { ServicesTable } from './services-table.tsx'
import { useServicePlaces } from './use-service-places.ts'

export type ServicesListProps = {
  area: SortableAreaProps<{ key: string; row: AdminService }>
  onDelete: (service: AdminService) => void
}

type PageProps = {
  rows: readonly AdminService[]
  queryKey: QueryKey
  /** Which part of the whole list it is; null where others stand between them, so that none can be dragged. */
  part: { before: number; of: number } | null
  onDelete: (service: AdminService) => void
}

/** A page of services as a table, or as cards on narrow screens; put in order by dragging. */
export function ServicesList({ rows, queryKey, part, onDelete }: PageProps) {
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
