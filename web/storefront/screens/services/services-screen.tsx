import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Page } from '../../kit/page.tsx'
import { ServiceCell } from '../../kit/services/service-cell.tsx'
import { servicesPageQuery, servicesPageSize, servicesTextsQuery } from './queries.ts'

const route = getRouteApi('/_storefront/services')

/** All services, 8 on a page (WEB-1). */
export function ServicesScreen() {
  const { t } = useLingui()
  const { page = 1 } = route.useSearch()
  const services = useQuery(servicesPageQuery({ client: useClient(), language: useLanguage() }, page))
  if (services.isPending)
    return (
      <ServicesPage>
        <LoadingCells />
      </ServicesPage>
    )
  // A failed section stays quiet (WEB-8).
  if (services.isError) return <ServicesPage>{null}</ServicesPage>
  const { items, pagination } = services.data
  if (items.length === 0) return page > 1 ? <EndOfServices /> : <NoServices />
  return (
    <ServicesPage>
      <div className="relative">
        <CropMarks />
        <ul className="mosaic border-2 border-key">
          {items.map((service, index) => (
            <ServiceCell
              key={service.id}
              service={service}
              heading="h2"
              eager={index < 2}
              fit={pictureFit(index, items.length)}
              className={fill(index, items.length)}
            />
          ))}
        </ul>
      </div>
      <div className="mt-10">
        <Pagination page={page} totalPages={pagination.totalPages} label={t`Services`} />
      </div>
    </ServicesPage>
  )
}

/** The page's head, and the list below it. */
function ServicesPage({ children }: { children: ReactNode }) {
  const from = { api: useApi(), language: useLanguage() }
  const texts = useQuery(servicesTextsQuery(from)).data?.[0]
  return (
    <Page current={texts?.title || <Trans>Services</Trans>}>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 pt-3 pb-10 md:pt-7 md:pb-14">
        <h1 className="type-d1">{texts?.head || <Trans>Services</Trans>}</h1>
        {texts?.description && <p className="type-lead max-w-150 md:pb-2">{texts.description}</p>}
      </div>
      {children}
    </Page>
  )
}

const closing = ['', 'lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2']

/** The last cell closes its row of two or four, so that the ruled block has no hole. */
function fill(index: number, count: number): string {
  if (index !== count - 1) return ''
  return classNames(count % 2 === 1 && 'max-lg:col-span-2', closing[count % 4])
}

/** A wide last cell shows its picture whole. */
function pictureFit(index: number, count: number): string {
  if (index !== count - 1 || count % 4 === 0) return 'object-cover'
  return count % 2 === 1 ? 'bg-proof! object-contain' : 'object-cover lg:bg-proof! lg:object-contain'
}

const NoServices = () => (
  <ServicesPage>
    <EmptyState drawn title={<Trans>No services are listed yet.</Trans>}>
      <TextLink to="/contact" arrow>
        <Trans>Ask us what we print</Trans>
      </TextLink>
    </EmptyState>
  </ServicesPage>
)

/** Shown for a page after the last one, which the server answers with 404. */
export const EndOfServices = () => (
  <ServicesPage>
    <EmptyState title={<Trans>There are no services on this page.</Trans>}>
      <TextLink to="/services" arrow>
        <Trans>First page</Trans>
      </TextLink>
    </EmptyState>
  </ServicesPage>
)

const places = Array.from({ length: servicesPageSize }, (_, place) => place)

const LoadingCells = () => (
  <ul aria-busy="true" className="mosaic border-2 border-key">
    {places.map((place) => (
      <li key={place}>
        <Skeleton className="min-h-32 border-key border-b md:min-h-65" />
        <div className="flex min-h-21 flex-col gap-2 px-4 py-4">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      </li>
    ))}
  </ul>
)
