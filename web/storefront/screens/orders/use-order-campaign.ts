import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { dealQuery } from '../../kit/deals/queries.ts'
import { timeLeft } from '../../kit/deals/time-left.ts'

/** The campaign that led to the order form; none once it is over or gone. */
export function useOrderCampaign(id: number | null) {
  const from = { api: useApi(), language: useLanguage() }
  const [now] = useState(Date.now)
  const { data } = useQuery({ ...dealQuery(from, id ?? 0), enabled: id !== null })
  if (!data || data.id !== id || timeLeft(data.endDate, now).state === 'over') return null
  return data
}
