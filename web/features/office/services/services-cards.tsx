import { Plural, Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { LanguageMarks } from './language-marks.tsx'
import type { OfficeService } from './queries.ts'
import { DeleteButton, EditLink, HiddenMark } from './row-parts.tsx'
import { ServiceLink, type ServicesListProps } from './services-table.tsx'

/** The table of narrow screens. */
export const ServicesCards = ({ rows, onDelete }: ServicesListProps) => (
  <ul className="border-key border-t-2 bg-paper md:hidden">
    {rows.map((service) => (
      <Card key={service.id} service={service} onDelete={() => onDelete(service)} />
    ))}
  </ul>
)

function Card({ service, onDelete }: { service: OfficeService; onDelete: () => void }) {
  const name = pick(service, 'name', useLanguage())
  const { products, priceFrom, priority } = service
  return (
    <li
      data-service={service.id}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-line1 border-b px-3 py-2.5 last:border-line2"
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
          <span className="text-t3">
            {' · '}
            <Trans>place {priority}</Trans>
          </span>
        </span>
        <span className="flex flex-wrap gap-1">
          <LanguageMarks missing={service.missing} outdated={service.outdated} />
          {!service.state && <HiddenMark />}
        </span>
      </span>
      <span className="flex max-sm:flex-col">
        <EditLink to="/admin/services/servicesmore/$id" id={service.id} name={name} />
        <DeleteButton name={name} onClick={onDelete} />
      </span>
    </li>
  )
}
