import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const socialMediaRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/socialmedia',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Social media`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/social-media/social-media-screen.tsx'),
    'SocialMediaScreen',
  ),
})
