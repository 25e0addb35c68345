import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useEffect, useMemo, useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'

type Suggestions = inferRouterOutputs<AppRouter>['services']['suggest']
export type SearchOption =
  | ({ kind: 'service' } & Suggestions['services'][number])
  | ({ kind: 'product' } & Suggestions['products'][number])

/** How long the typing has to pause before the search asks, in ms. */
const pause = 150

/** The results, and whether they answer the text as it is now. */
export type Answer = { options: readonly SearchOption[]; isCurrent: boolean }
type Search = Answer & { state: 'searching' | 'none' | null }

/** The results for the text as it was a moment ago; with `now` it doesn't wait for more text. */
export function useSearch(text: string, now: boolean): Search {
  const api = useApi()
  const language = useLanguage()
  const wanted = text.trim()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), now ? 0 : pause)
    return () => clearTimeout(timer)
  }, [wanted, now])
  const { data, isSuccess, isFetching, isPlaceholderData } = useQuery({
    ...api.services.suggest.queryOptions({ name: settled, language }),
    enabled: settled !== '',
    placeholderData: (before) => before,
  })
  const options = useMemo(() => (data ? optionsOf(data) : []), [data])
  const isCurrent = settled === wanted && isSuccess && !isPlaceholderData
  const waiting = isFetching || settled !== wanted
  const nothing = isSuccess ? 'none' : null
  const without = waiting ? 'searching' : nothing
  const state = options.length > 0 ? null : without
  return { options, state, isCurrent }
}

const optionsOf = ({ services, products }: Suggestions): SearchOption[] => [
  ...services.map((service) => ({ kind: 'service' as const, ...service })),
  ...products.map((product) => ({ kind: 'product' as const, ...product })),
]
