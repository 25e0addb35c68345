import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type GapsSearch, gapKindNames } from '../../admin/kit/gaps/gap-kinds.ts'
import { isKey } from '../../lib/address-values.ts'
import { pageSearch } from '../../lib/page-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

function search(given: Record<string, unknown>): GapsSearch {
  const { kind, language } = given
  return {
    ...(isKey(kind, gapKindNames) && { kind }),
    ...((language === 'ru' || language === 'en') && { language }),
    ...pageSearch(given),
  }
}

export const translationsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/translations',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Translations`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/translations/translations-screen.tsx'),
    'TranslationsScreen',
  ),
})
