import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const portfolioTextsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/portfolio/editportfoliopage',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Texts of the portfolio page`)),
}).lazy(() => import('./portfolio.editportfoliopage.lazy.tsx').then(({ Route }) => Route))
