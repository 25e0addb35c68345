import { before, made, type Recipe } from './recipe.ts'

/** `/admin/pricelist`: the services with what one piece costs at least. */
export const screen: Recipe = {
  heading: 'an admin screen',
  most: { files: 3 },
  places: [
    {
      path: 'web/admin/screens/price-list/price-list-screen.tsx',
      like: 'web/admin/screens/<screen>/<screen>-screen.tsx',
      change: made(`import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'

/** What one piece of each service costs at least. */
export function PriceListScreen() {
  const { data } = useQuery(useApi().services.list.queryOptions({ language: useLanguage(), page: 1, pageSize: 50 }))
  return (
    <section className="p-4">
      <h1 className="admin-h1">
        <Trans>Price list</Trans>
      </h1>
      <ul>
        {data?.items.map(({ id, name, priceFrom }) => (
          <li key={id}>
            {name} {priceFrom}
          </li>
        ))}
      </ul>
    </section>
  )
}
`),
      caughtBy: 'types in web/admin/routes.tsx',
    },
    {
      path: 'web/admin/routes.tsx',
      change: before(
        "  screen('/discounts', {\n",
        `  screen('/pricelist', {
    title: msg\`Price list\`,
    component: lazy(() => import('./screens/price-list/price-list-screen.tsx'), 'PriceListScreen'),
  }),
`,
      ),
      caughtBy: 'types',
    },
    {
      path: 'web/admin/kit/frame/menu.ts',
      change: before(
        "      {\n        to: '/admin/services/editservicespage',\n",
        "      { to: '/admin/pricelist', label: msg`Price list`, icon: PercentIcon, area: 'services' },\n",
      ),
      caughtBy: 'tests/web/admin/menu.test.ts',
    },
    {
      path: 'tests/e2e/admin-screens.spec.ts',
      kind: 'test',
      change: before("  { path: '/admin/home/partners', ", "  { path: '/admin/pricelist', ...cards },\n"),
      caughtBy: 'tests/web/admin/menu.test.ts',
    },
  ],
  texts: { 'Price list': ['Qiymət siyahısı', 'Прайс-лист'] },
}
