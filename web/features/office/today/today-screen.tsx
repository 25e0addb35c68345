import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { OfficeLinkButton } from '../../../ui/office/button.tsx'
import { KeyCap } from '../../../ui/office/key-cap.tsx'
import { useFrame } from '../frame-context.ts'
import { mayOpen } from '../menu.ts'
import { newOrdersQuery } from '../new-orders/queries.ts'
import { formatWeekday } from '../office-formats.ts'
import { Screen } from '../screen.tsx'
import { useLetterKeys } from '../shortcuts.ts'
import { useNow } from '../use-now.ts'
import { MyAreas } from './my-areas.tsx'
import { TodayFigures } from './today-figures.tsx'
import { TodayOrders } from './today-orders.tsx'
import { useRowKeys } from './use-row-keys.ts'

/** The landing of the back office: what waits today, and what one may do. */
export function TodayScreen() {
  const language = useLanguage()
  const now = useNow()
  const { user, newCount, isLive } = useFrame()
  const [letters] = useLetterKeys()
  const hasOrders = mayOpen(user, 'newOrders')
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
          <OfficeLinkButton to="/admin/newordersadmin" variant="primary">
            <Trans>Take the new orders</Trans>
            {letters && <KeyCap inverse>N</KeyCap>}
          </OfficeLinkButton>
        )
      }
      shortcuts={hasOrders && newCount ? rowKeys : []}
    >
      {orders && orders.length > 0 && <TodayFigures orders={orders} />}
      {hasOrders ? (
        <div className="grid items-start gap-x-7 gap-y-8 xl:grid-cols-[minmax(0,1fr)_340px]">
          <TodayOrders query={query} />
          <MyAreas user={user} />
        </div>
      ) : (
        <div className="max-w-240">
          <MyAreas user={user} />
        </div>
      )}
    </Screen>
  )
}
