import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import type { OrdersSearch } from '../../kit/orders/last-list.ts'
import { type ListedOrder, ordersQuery } from '../../kit/orders/queries.ts'
import { mostSelected } from '../../kit/orders/use-selection.ts'

type SelectFoundProps = {
  search: OrdersSearch
  total: number
  selected: number
  onSelect: (rows: readonly ListedOrder[]) => void
}

/** Selects all that the filter lets through, also on other pages; of more than 100 the first ones. */
export function SelectFound({ search, total, selected, onSelect }: SelectFoundProps) {
  const api = useApi()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const wanted = Math.min(total, mostSelected)
  const { mutate, isPending } = useMutation({
    mutationFn: () => queryClient.fetchQuery(ordersQuery(api, { ...search, page: 1 }, mostSelected)),
    onSuccess: ({ items }) => onSelect(items),
  })
  if (selected >= wanted) return null
  return (
    <WordButton disabled={isPending} onClick={() => mutate()}>
      {total > mostSelected ? (
        <Trans>Select the first {formatNumber(mostSelected, language)}</Trans>
      ) : (
        <Plural value={total} one="Select # order" other="Select all # orders" />
      )}
    </WordButton>
  )
}
