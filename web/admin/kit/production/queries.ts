import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { addDays, type Day, type WorkRules } from '../../../../src/domains/production/workdays.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { bakuDate } from '../../../../src/lib/days.ts'
import { type Api, useApi } from '../../../lib/api.ts'
import { useFrame } from '../frame/frame-context.ts'
import { canOpen } from '../frame/menu.ts'
import { useNow } from '../use-now.ts'

type Outputs = inferRouterOutputs<AppRouter>['production']
type ClosedDay = Outputs['closedDays'][number]
/** Whether the workshop has room for a line, or for a new order. */
export type LineRoom = Outputs['room']['lines'][number]
export type OrderRoom = Outputs['room']['orders'][number]
export type WorkKind = Outputs['kinds'][number]

/** Workdays older than this aren't needed: such an order is late anyway. */
const daysBack = 92

const settingsQuery = (api: Api) => api.production.settings.queryOptions()
export const kindsQuery = (api: Api) => api.production.kinds.queryOptions()
const closedDaysQuery = (api: Api, today: Day) => ({
  ...api.production.closedDays.queryOptions({ from: addDays(today, -daysBack) }),
})

/** Today in Baku. */
export const useToday = (): Day => bakuDate(new Date(useNow()))

/** The working days of the whole house; undefined until known, and for users who may not see orders. */
export function useWorkRules(): WorkRules | undefined {
  const api = useApi()
  const { user } = useFrame()
  const enabled = canOpen(user, 'orders')
  const settings = useQuery({ ...settingsQuery(api), enabled })
  const closed: UseQueryResult<ClosedDay[]> = useQuery({ ...closedDaysQuery(api, useToday()), enabled })
  if (!settings.data || !closed.data) return undefined
  const { cutOff, weekdays } = settings.data
  return { cutOff, weekdays, closed: new Set(ofHouse(closed.data)) }
}

const ofHouse = (closed: readonly ClosedDay[]): Day[] =>
  closed.filter(({ workKindId }) => workKindId === null).map(({ day }) => day)
