import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify } from '../frame/notices.tsx'
import { useFailureMessage } from '../use-failure-message.ts'
import { type Configurations, configurationOf } from './line-options.ts'
import { type LinePrice, priceLines, totalsOf } from './line-prices.ts'
import { type CounterItem, type DraftLine, itemOf } from './lines.ts'
import { fromOrder } from './lines-wire.ts'
import { useLineRooms } from './use-line-rooms.ts'
import { useLines } from './use-lines.ts'

type Written = {
  items: readonly CounterItem[]
  lines: readonly DraftLine[]
  onChange: (change: (before: readonly DraftLine[]) => readonly DraftLine[]) => void
  /** The customer's own discount, basis points. */
  customerBp: number
}

/** Lines that are written, with all that is shown of them: what they cost, when they are ready, what is wrong. */
export function usePricedLines({ items, lines: written, onChange, customerBp }: Written) {
  const lines = useLines(written, onChange)
  const configurations = useConfigurations(items, written)
  const prices = priceLines(written, items, configurations, customerBp)
  const rooms = useLineRooms(written, configurations)
  const onRepeat = useRepeat(lines.add)
  // Until its choices have loaded, a product's price isn't known.
  const isWaiting = written.some(
    (line) => itemOf(items, line)?.hasOptions && !configurationOf(configurations, line),
  )
  const faulty = written.find((_, index) => isFaulty(prices[index]))
  const totals = totalsOf(prices)
  return { lines, configurations, prices, rooms, onRepeat, faulty, isWaiting, totals, customerBp }
}

/** The lines can't be sent like this. */
const isFaulty = (price: LinePrice | undefined): boolean =>
  price !== undefined && (price.isWrong || price.lacksReason || price.isImpossible)

/** Takes an earlier order as a new line. */
function useRepeat(add: (line: Partial<DraftLine> & { serviceId: number }) => void) {
  const { t } = useLingui()
  const client = useClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  return (id: number) =>
    void client.orders.byId.query({ id }).then(
      (order) => add(fromOrder(order)),
      (error) =>
        notify({
          kind: 'error',
          text: t`Order No. ${id} was not repeated`,
          detail: why(error),
          about: 'repeat',
        }),
    )
}

/** What can be chosen of the products of these lines. */
function useConfigurations(items: readonly CounterItem[], lines: readonly DraftLine[]): Configurations {
  const api = useApi()
  const language = useLanguage()
  const ids = lines.flatMap((line) => {
    const item = itemOf(items, line)
    return item?.hasOptions && item.serviceTypeId !== null ? [item.serviceTypeId] : []
  })
  const queries = useQueries({
    queries: [...new Set(ids)].map((id) => api.options.byId.queryOptions({ id, language })),
  })
  return new Map(
    queries.flatMap(({ data }) => (data?.configuration ? [[data.id, data.configuration] as const] : [])),
  )
}
