import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useKeptFocus } from '../../../lib/lost-focus.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useFailureText } from '../../kit/use-failure-text.ts'

/** The secret links that lead to one's own order, whoever made them, each to be ended. */
export function OwnLinks({ orderId }: { orderId: number }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const query = useApi().orderLinks.list.queryOptions({ id: orderId })
  const { data } = useQuery(query)
  const change = useMutation({
    mutationFn: ({ linkId, act }: { linkId: number; act: 'revoke' | 'allow' }) =>
      client.orderLinks[act].mutate({ id: orderId, linkId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  })
  const place = useRef<HTMLElement>(null)
  useKeptFocus(place)
  const shown = (data ?? []).filter(({ state, isBarred }) => state === 'works' || isBarred)
  if (shown.length === 0) return null
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="order-links" className="outline-none">
      <h2 id="order-links" className="type-d3 border-key border-b-2 pb-3">
        <Trans>Links to this order</Trans>
      </h2>
      <ul>
        {shown.map((link) => {
          const { id: linkId, createdBy, madeBy, forWhom, lastUsedAt, isBarred } = link
          const until = formatDate(link.endsAt, language)
          const used = lastUsedAt === null ? null : formatDate(lastUsedAt, language, 'moment')
          return (
            <li
              key={linkId}
              className="flex flex-wrap items-center justify-between gap-x-5 border-key border-b py-3"
            >
              <div className="min-w-0 break-words">
                <p>
                  {createdBy === 'staff' ? (
                    <Trans>Made by {madeBy} of our staff</Trans>
                  ) : (
                    <Trans>Made by you</Trans>
                  )}
                  {forWhom !== '' && (
                    <>
                      {', '}
                      <Trans>for {forWhom}</Trans>
                    </>
                  )}
                </p>
                <p className="type-small text-grey">
                  {isBarred ? <Trans>ended</Trans> : <Trans>until {until}</Trans>}
                  {' · '}
                  {used === null ? <Trans>never used</Trans> : <Trans>last used {used}</Trans>}
                </p>
              </div>
              <TextButton
                aria-label={isBarred ? undefined : t`End it: the link that works until ${until}`}
                onClick={() => change.mutate({ linkId, act: isBarred ? 'allow' : 'revoke' })}
              >
                {isBarred ? <Trans>Let the quote’s link open it again</Trans> : <Trans>End it</Trans>}
              </TextButton>
            </li>
          )
        })}
      </ul>
      <p role="alert" className="pt-2 empty:hidden">
        {change.error && failureText(change.error)}
      </p>
    </section>
  )
}
