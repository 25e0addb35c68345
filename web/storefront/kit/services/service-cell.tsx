import { Link } from '@tanstack/react-router'
import { classNames } from '../../../lib/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'
import { cellWidths } from './cell-widths.ts'

type CellService = {
  id: number
  name: string
  photoUrl: string
  priceFrom: number | null
  /** The number of products that it has. */
  products: number
}

type ServiceCellProps = {
  service: CellService
  /** True for the first cell of the mosaic, which is 2 × 2. */
  big?: boolean
  eager?: boolean
  heading: 'h2' | 'h3'
  /** How the picture fits a cell that is wider than the others. */
  fit?: string
  className?: string
}

/** A cell of the ruled mosaic with picture, name and price, all of it one link. */
export function ServiceCell({
  service,
  big = false,
  eager,
  heading: Heading,
  fit = 'object-cover',
  className,
}: ServiceCellProps) {
  return (
    <li className={classNames('group relative flex flex-col', className)}>
      <div
        className={classNames(
          'relative grow overflow-clip border-key border-b bg-proof',
          big
            ? 'min-h-78 md:min-h-150 lg:min-h-0'
            : 'min-h-32 md:min-h-65 lg:min-h-44 xl:min-h-56 min-[1440px]:min-h-65',
        )}
      >
        <Picture
          url={service.photoUrl}
          alt=""
          sizes={big ? cellWidths.big : cellWidths.small}
          eager={eager}
          className={classNames(
            'absolute inset-0 size-full transition-transform duration-200 ease-out group-hover:translate-x-1',
            fit,
          )}
        />
      </div>
      <div className={big ? 'px-4 py-4 md:px-5.5 md:pt-5 md:pb-4' : 'min-h-21 px-3 py-2.5 md:px-4 md:py-3.5'}>
        <Heading
          className={
            big ? 'type-d3 text-[26px]! md:text-[32px]!' : 'type-card leading-[22px]! md:leading-[26px]!'
          }
        >
          <Link
            to="/services/card/$id"
            params={{ id: String(service.id) }}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-key"
          >
            {service.name}
          </Link>
        </Heading>
        <p className={classNames('text-grey', big ? 'type-body' : 'type-small mt-0.5')}>
          <PriceFrom azn={service.priceFrom} products={service.products} />
        </p>
      </div>
    </li>
  )
}
