import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Money } from '../../../ui/money.tsx'
import { headCell } from '../../../ui/office/table-head.tsx'
import { LanguageMarks } from './language-marks.tsx'
import type { OfficeService } from './queries.ts'
import { DeleteButton, EditLink, RowPicture } from './row-parts.tsx'

export type ServicesListProps = {
  rows: readonly OfficeService[]
  onDelete: (service: OfficeService) => void
}

/** A row opens the service's own screen. */
export function ServicesTable({ rows, onDelete }: ServicesListProps) {
  const { t } = useLingui()
  return (
    <table className="w-full bg-paper max-office:hidden">
      <thead>
        <tr className="text-left">
          <th scope="col" aria-label={t`Photo`} className={classNames(headCell, 'w-px')} />
          <th scope="col" className={headCell}>
            <Trans context="thing">Name</Trans>
          </th>
          <Head>
            <Trans context="list">Products</Trans>
          </Head>
          <Head>
            <Trans>Lowest price</Trans>
          </Head>
          <th scope="col" className={headCell}>
            <Trans>Languages</Trans>
          </th>
          <th scope="col" className={headCell}>
            <Trans context="column">On the site</Trans>
          </th>
          <Head>
            <Trans>Place</Trans>
          </Head>
          <Head className="max-xl:hidden">
            <Trans context="list">Orders</Trans>
          </Head>
          <th scope="col" aria-label={t`Actions`} className={classNames(headCell, 'w-px')} />
        </tr>
      </thead>
      <tbody>
        {rows.map((service) => (
          <Row key={service.id} service={service} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  )
}

const Head = ({ className, children }: { className?: string; children: ReactNode }) => (
  <th scope="col" className={classNames(headCell, 'text-right', className)}>
    {children}
  </th>
)

type RowProps = { service: OfficeService; onDelete: (service: OfficeService) => void }

function Row({ service, onDelete }: RowProps) {
  const language = useLanguage()
  const name = pick(service, 'name', language)
  const cell = 'px-2.5 py-1.5'
  const number = `${cell} text-right tabular-nums`
  return (
    <tr
      data-service={service.id}
      className="relative border-line1 border-b last:border-line2 focus-within:bg-cyan-ground focus-within:shadow-[inset_3px_0_0_var(--cyan)] hover:bg-sheet focus-within:hover:bg-cyan-ground"
    >
      <td className={`${cell} pl-3.5`}>
        <RowPicture url={service.photoUrl} />
      </td>
      <td className={`${cell} w-1/3 max-w-0 truncate`}>
        <ServiceLink
          service={service}
          className="outline-none! after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-cyan focus-visible:after:-outline-offset-1"
        >
          <strong className="font-semibold">{name}</strong>
        </ServiceLink>
      </td>
      <td className={number}>
        <ProductCount service={service} />
      </td>
      <td className={`${number} whitespace-nowrap`}>
        {service.priceFrom === null ? <span className="text-t3">—</span> : <Money azn={service.priceFrom} />}
      </td>
      <td className={cell}>
        <LanguageMarks missing={service.missing} className="flex-nowrap" />
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <StateWord shown={service.state} />
      </td>
      <td className={number}>{formatNumber(service.priority, language)}</td>
      <td className={`${number} max-xl:hidden`}>{formatNumber(service.orders, language)}</td>
      <td className="w-px py-0.5 pr-2">
        <span className="relative z-[1] flex">
          <EditLink to="/admin/services/servicesmore/$id" id={service.id} name={name} />
          <DeleteButton name={name} onClick={() => onDelete(service)} />
        </span>
      </td>
    </tr>
  )
}

type ServiceLinkProps = { service: OfficeService; className: string; children: ReactNode }

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

/** How many products it has; without any it is sold at its own prices, if it has some. */
function ProductCount({ service: { products, priceFrom } }: { service: OfficeService }) {
  const language = useLanguage()
  if (products > 0) return formatNumber(products, language)
  return (
    <span className="whitespace-nowrap text-t3">{priceFrom === null ? '—' : <Trans>own prices</Trans>}</span>
  )
}

export const StateWord = ({ shown }: { shown: boolean }) =>
  shown ? (
    <Trans>shown</Trans>
  ) : (
    <span className="text-t3">
      <Trans>hidden</Trans>
    </span>
  )
