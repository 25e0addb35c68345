import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { isDay, isId } from '../../lib/address-values.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

type Search = { week?: string | undefined; work?: number | undefined }

/** A day of the week that is shown, this one without it, and the kind of work. By hand: zod would be in every page. */
const search = ({ week, work }: Record<string, unknown>): Search => ({
  ...(isDay(week) && { week }),
  ...(isId(work) && { work }),
})

export const calendarRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/calendar',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Calendar`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/calendar/calendar-screen.tsx'),
    'CalendarScreen',
  ),
})
