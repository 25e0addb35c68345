import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Money } from '../../../ui/money.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { useDownload } from '../../kit/use-download.ts'
import { useFailureMessage } from '../../kit/use-failure-message.ts'
import type { Works } from './documents-search.ts'

/** Completed orders of companies that stand in no act yet: an act of all or some of one company's (DOC-9). */
export function WorksToAccept() {
  const query = useQuery(useApi().documents.toAccept.queryOptions())
  const { data } = query
  return (
    <ListBody
      query={query}
      waiting={<TableWaiting widths={['w-40', 'grow', 'w-24']} />}
      failed={<Trans>The completed orders did not load.</Trans>}
      none={
        data?.length === 0 && (
          <Empty
            title={<Trans>No act is to be issued</Trans>}
            why={<Trans>Orders that a company pays for are listed here once they are completed.</Trans>}
          />
        )
      }
    >
      {data && data.length > 0 && (
        <div className="grid gap-5">
          {data.map((works) => (
            <WorksOf key={works.buyer.id} works={works} />
          ))}
        </div>
      )}
    </ListBody>
  )
}

function WorksOf({ works: { buyer, orders } }: { works: Works }) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
  const { download } = useDownload()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const chosen = orders.filter(({ orderId }) => !left.has(orderId))
  const sum = chosen.reduce((all, { cost }) => all + Math.round(cost * 100), 0) / 100
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.documents.issueAct.mutate({ orderIds: chosen.map(({ orderId }) => orderId) }),
    onSuccess: ({ id, number }) => {
      const next = { text: t`Download`, act: () => download(`/documents/${id}/document.pdf`) }
      notify({ kind: 'ok', text: t`${number} is issued`, next })
    },
    onError: (error) => notify({ kind: 'error', text: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['documents']] }),
  })
  const toggle = (orderId: number) =>
    setLeft(
      (before) =>
        new Set(before.has(orderId) ? [...before].filter((id) => id !== orderId) : [...before, orderId]),
    )
  return (
    <section aria-labelledby={`works-${buyer.id}`} className="border-key border-t-2 bg-paper">
      <h2 id={`works-${buyer.id}`} className="flex flex-wrap items-baseline gap-x-3 px-3.5 pt-2.5 pb-1.5">
        <span className="font-semibold wrap-anywhere">{buyer.name}</span>
        <span className="admin-meta text-t3 tabular-nums">{buyer.voen}</span>
      </h2>
      <ul>
        {orders.map(({ orderId, name, cost, completedAt }) => (
          <li key={orderId} className="flex items-center gap-x-3 border-line2 border-t px-3.5">
            <label className="flex min-h-9 min-w-0 grow items-center gap-x-3 py-1 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={!left.has(orderId)}
                onChange={() => toggle(orderId)}
                className="size-4 shrink-0 accent-(--key)"
              />
              <span className="min-w-0 wrap-anywhere">
                {name}{' '}
                <span className="admin-meta text-t3">
                  {formatDayAndMonth(completedAt.slice(0, 10), language)}
                </span>
              </span>
            </label>
            <Link
              to="/admin/ordersadmin/$id"
              params={{ id: String(orderId) }}
              className="admin-meta whitespace-nowrap tabular-nums hover:underline hover:underline-offset-4"
            >
              № {orderId}
            </Link>
            <span className="w-24 shrink-0 text-right">
              <Money azn={cost} />
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2 border-line border-t px-3.5 py-2.5">
        <span role="status" className="text-t3">
          <Plural value={chosen.length} one="# order" other="# orders" /> · <Money azn={sum} />
        </span>
        <AdminButton
          variant="primary"
          disabled={chosen.length === 0}
          busy={isPending}
          onClick={() => mutate()}
        >
          <Trans>Issue the act</Trans>
        </AdminButton>
      </div>
    </section>
  )
}
