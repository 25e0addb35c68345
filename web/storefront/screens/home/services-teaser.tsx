import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../../lib/class-names.ts'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Arrow } from '../../../ui/icons.tsx'
import { SlugLine } from '../../../ui/slug-line.tsx'
import { useFirstServices } from '../../kit/contact/contact-data.ts'
import { ServiceCell } from '../../kit/services/service-cell.tsx'

/** 8 at widths above 768 px, else 4 (WEB-2). */
const shown = 8
const shownOnSmall = 4

/** One ruled mosaic: the first service 2 × 2, the last cell is the area's ink and leads to all of them. */
export function ServicesTeaser() {
  const services = useFirstServices().slice(0, shown)
  if (services.length === 0) return null
  return (
    <section data-ink="c" aria-labelledby="home-services" className="sheet-width pt-20 md:pt-32">
      <SlugLine>
        <Trans>Cyan, C 100</Trans>
      </SlugLine>
      <div className="flex flex-wrap items-end justify-between gap-6 pt-7 pb-8 md:pt-14 md:pb-14">
        <h2 id="home-services" className="type-d2">
          <Trans>What shall we print?</Trans>
        </h2>
        <p className="hidden text-right md:block">
          <Trans>
            The longer the run, the lower the price.
            <br />
            As many pieces as you need.
          </Trans>
        </p>
      </div>
      <div className="relative">
        <CropMarks />
        <ul className="mosaic border-2 border-key">
          {services.map((service, index) => (
            <ServiceCell
              key={service.id}
              service={service}
              heading="h3"
              big={index === 0}
              className={classNames(
                index === 0 && 'col-span-2 row-span-2',
                // The cell that leads to all takes the last place of either mosaic.
                index >= shownOnSmall && 'max-[769px]:hidden',
              )}
            />
          ))}
          <li className="relative bg-ink transition-colors hover:bg-key hover:text-paper">
            <Link
              to="/services"
              className="type-d3 flex h-full min-h-40 flex-col justify-between p-4 md:min-h-86 md:p-5 lg:min-h-0"
            >
              <Trans>All services</Trans>
              <Arrow size={60} strokeWidth={2.4} />
            </Link>
          </li>
        </ul>
      </div>
    </section>
  )
}
