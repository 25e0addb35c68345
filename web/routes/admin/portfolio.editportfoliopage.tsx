import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const portfolioTextsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/portfolio/editportfoliopage',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Texts of the portfolio page`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/page-texts/page-texts-screen.tsx'),
    'PortfolioTextsScreen',
  ),
})
