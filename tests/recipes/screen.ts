import { after, all, before, made, type Recipe } from './recipe.ts'

/** `/admin/pricelist`: the services with what one piece costs at least. */
export const screen: Recipe = {
  heading: 'an admin screen',
  most: { files: 4 },
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
      caughtBy: 'types in web/routes/admin/pricelist.tsx',
    },
    {
      path: 'web/routes/admin/pricelist.tsx',
      like: 'web/routes/admin/<address>.tsx',
      change: made(`import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const priceListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/pricelist',
  head: ({ match }) => pageTitle(match.context.i18n._(msg\`Price list\`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/price-list/price-list-screen.tsx'),
    'PriceListScreen',
  ),
})
`),
      caughtBy: 'types in web/admin-branch.tsx',
    },
    {
      path: 'web/admin-branch.tsx',
      change: all(
        before(
          "import { projectsRoute } from './routes/admin/portfolio.portfolio.tsx'\n",
          "import { priceListRoute } from './routes/admin/pricelist.tsx'\n",
        ),
        after('  adminTodayRoute,\n', '  priceListRoute,\n'),
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
