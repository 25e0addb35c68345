import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'

/** Nothing is in it: the way to what is printed here, and the two newest products. */
export function EmptyBasket() {
  const { data } = useQuery(useApi().products.latest.queryOptions({ language: useLanguage(), count: 2 }))
  return (
    <>
      <EmptyState title={<Trans>The basket is empty</Trans>}>
        <LinkButton to="/services" arrow>
          <Trans>See what we print</Trans>
        </LinkButton>
      </EmptyState>
      {data && data.length > 0 && (
        <ul className="grid gap-6 pt-8 sm:grid-cols-2 lg:max-w-200">
          {data.map(({ id, name, photoUrl, priceFrom }) => (
            <li key={id}>
              <Link to="/services/card/prices/$id" params={{ id: String(id) }} className="group block">
                <Picture
                  url={photoUrl}
                  alt=""
                  sizes="(width >= 640px) 45vw, 92vw"
                  className="aspect-[3/2] w-full bg-proof object-cover"
                />
                <span className="type-card block pt-3 group-hover:underline group-hover:underline-offset-4">
                  {name}
                </span>
                <span className="type-small block font-semibold">
                  <PriceFrom azn={priceFrom} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
