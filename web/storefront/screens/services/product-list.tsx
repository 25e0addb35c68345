import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../../lib/class-names.ts'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Arrow } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'
import { cellWidths } from '../../kit/services/cell-widths.ts'

type Product = {
  id: number
  name: string
  description: string
  photoUrl: string
  priceFrom: number | null
}
type ProductListProps = { serviceId: number; photoUrl: string; products: readonly Product[] }

/** The products of a service in a ruled mosaic: the service's picture first, the last cell orders it. */
export function ProductList({ serviceId, photoUrl, products }: ProductListProps) {
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="type-d3 pb-6">
        <Trans>Choose a product</Trans>
      </h2>
      <div className="relative">
        <CropMarks />
        <ul className="mosaic border-2 border-key">
          <li
            aria-hidden="true"
            className="relative col-span-2 overflow-clip bg-proof! max-lg:aspect-[4/3] lg:row-span-2"
          >
            <Picture
              url={photoUrl}
              alt=""
              sizes={cellWidths.big}
              eager
              className="absolute inset-0 size-full bg-proof! object-contain"
            />
          </li>
          {products.map((product) => (
            <ProductCell key={product.id} product={product} tall={products.length === 1} />
          ))}
          <li
            className={classNames('relative bg-ink text-on-ink transition-colors', lastCell(products.length))}
          >
            <Link
              to="/order"
              search={{ service: serviceId }}
              className="type-d3 flex h-full min-h-36 flex-col justify-between gap-6 p-4 text-[24px]! leading-[28px]! transition-colors hover:bg-key hover:text-paper md:p-5"
            >
              <Trans>Straight to the order</Trans>
              <Arrow size={48} strokeWidth={2.4} />
            </Link>
          </li>
        </ul>
      </div>
    </section>
  )
}

function ProductCell({ product, tall }: { product: Product; tall: boolean }) {
  return (
    <li className={classNames('group relative flex flex-col', tall && 'lg:row-span-2')}>
      <div className="relative min-h-32 grow overflow-clip border-key border-b md:min-h-52">
        <Picture
          url={product.photoUrl}
          alt=""
          sizes={cellWidths.small}
          className="absolute inset-0 size-full bg-proof object-cover transition-transform duration-200 ease-out group-hover:translate-x-1"
        />
      </div>
      <div className="px-3 py-2.5 md:min-h-31 md:px-4 md:py-3.5">
        <h3 className="type-card leading-[22px]! md:leading-[26px]!">
          <Link
            to="/services/card/prices/$id"
            params={{ id: String(product.id) }}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-key"
          >
            {product.name}
          </Link>
        </h3>
        <p className="type-small mt-1 line-clamp-3 text-grey">{product.description}</p>
        <p className="type-small mt-1 font-semibold">
          <PriceFrom azn={product.priceFrom} />
        </p>
      </div>
    </li>
  )
}

/** The last cell takes what is left of its row, so that the ruled block has no hole. */
function lastCell(products: number): string {
  const phone = products % 2 === 0 ? 'col-span-2' : ''
  if (products < 4)
    return classNames(phone, ['', 'lg:row-span-2', 'lg:col-span-2', 'lg:col-span-1'][products])
  return classNames(phone, ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'][products % 4])
}
