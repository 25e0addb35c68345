import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { formatWeekday } from '../../kit/formats.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { gapAreas } from '../../kit/gaps/gap-areas.ts'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { newOrdersQuery } from '../../kit/orders/new-orders-queries.ts'
import { useNow } from '../../kit/use-now.ts'
import { BestServices } from './best-services.tsx'
import { EndingCampaigns } from './ending-campaigns.tsx'
import { MyAreas } from './my-areas.tsx'
import { RecentEvents } from './recent-events.tsx'
import { SecondFactorNudge } from './second-factor-nudge.tsx'
import { StatusStrip } from './status-strip.tsx'
import { TodayFigures } from './today-figures.tsx'
import { TodayOrders } from './today-orders.tsx'
import { TodayRequests } from './today-requests.tsx'
import { TranslationGaps } from './translation-gaps.tsx'
import { WeekCharts } from './week-charts.tsx'

/** The landing of the admin: what waits today, each part only with its area. */
export function TodayScreen() {
  const language = useLanguage()
  const now = useNow()
  const { user, newCount, isLive } = useFrame()
  const [letters] = useLetterKeys()
  const hasOrders = canOpen(user, 'newOrders')
  const seesOrders = canOpen(user, 'orders')
  const rowKeys = useRowKeys()
  const query = useQuery({ ...newOrdersQuery(useApi(), isLive), enabled: hasOrders })
  const orders = hasOrders ? query.data : undefined
  return (
    <Screen
      title={<Trans>Today</Trans>}
      meta={`${formatDate(new Date(now).toISOString(), language)}, ${formatWeekday(now, language)}`}
      actions={
        hasOrders &&
        newCount !== undefined &&
        newCount > 0 && (
          <AdminLinkButton to="/admin/newordersadmin" variant="primary">
            <Trans>Go to new orders</Trans>
            {letters && <KeyCap inverse>N</KeyCap>}
          </AdminLinkButton>
        )
      }
      shortcuts={hasOrders && newCount ? rowKeys : []}
    >
      <SecondFactorNudge />
      {seesOrders && <StatusStrip />}
      {!seesOrders && orders && orders.length > 0 && <TodayFigures orders={orders} />}
      <div className="grid items-start gap-x-7 gap-y-8 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-8">
          {hasOrders && <TodayOrders query={query} />}
          {canOpen(user, 'contact') && <TodayRequests />}
          <div className="grid items-start gap-x-7 gap-y-8 md:grid-cols-2">
            {canOpen(user, 'campaigns') && <EndingCampaigns />}
            {gapAreas.some((area) => canOpen(user, area)) && <TranslationGaps />}
          </div>
        </div>
        {seesOrders ? (
          <div className="grid gap-x-7 gap-y-8 md:max-xl:grid-cols-2">
            <WeekCharts />
            <div className="md:max-xl:col-span-2">
              <BestServices />
            </div>
            <div className="md:max-xl:col-span-2">
              <RecentEvents />
            </div>
          </div>
        ) : (
          <MyAreas user={user} />
        )}
      </div>
    </Screen>
  )
}
