import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PlaceButton } from '../../kit/places/place-button.tsx'
import { DeleteButton, EditLink, HiddenMark } from '../../kit/services/row-parts.tsx'
import { SortableGrid } from '../../kit/sortable/sortable-grid.tsx'
import { LanguageMarks } from './language-marks.tsx'
import type { AdminService } from './queries.ts'
import type { ServicesListProps } from './services-list.tsx'
import { ServiceLink } from './services-table.tsx'

/** The table of narrow screens. */
export function ServicesCards({ area, onDelete }: ServicesListProps) {
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
