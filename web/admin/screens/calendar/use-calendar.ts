import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addDays, type Day } from '../../../../src/domains/production/workdays.ts'
import { useApi } from '../../../lib/api.ts'

/** How often it looks for what others have moved, ms; live news come sooner. */
const lookEvery = 30_000

/** Four weeks from the one before the chosen Monday on. */
export const useCalendar = (monday: Day) =>
  useQuery({
    ...useApi().production.calendar.queryOptions({ from: addDays(monday, -7), to: addDays(monday, 20) }),
    placeholderData: keepPreviousData,
    refetchInterval: lookEvery,
  })
