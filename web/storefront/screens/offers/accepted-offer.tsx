import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useClient } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ordinal } from '../../../lib/ordinal.ts'
import { useFailureText } from '../../kit/use-failure-text.ts'
import { OfferStamp } from './offer-stamp.tsx'
import type { LinkedOffer } from './queries.ts'

const look = 'inline-flex min-h-11 items-center border-key border-b-2 font-bold'

/** Who accepted it and when, with the stamp, and the orders that it became. */
export function AcceptedOffer({ offer: { answer, orders, isOwn } }: { offer: LinkedOffer }) {
  const language = useLanguage()
  const client = useClient()
  const failureText = useFailureText()
  const open = useMutation({
    mutationFn: (id: number) => client.offers.openOrder.mutate({ id }),
    onSuccess: ({ path }) => location.assign(path),
  })
  if (!answer) return null
  const revision = ordinal(answer.revision, language)
  const { name } = answer
  const when = formatDate(answer.at, language, 'moment')
  return (
    <>
      <OfferStamp answer={answer} />
      <p>
        <Trans>
          {name} accepted revision {revision} on {when}. Each line is an order now.
        </Trans>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {orders.map(({ id }) => (
          <li key={id}>
            {isOwn ? (
              <Link to="/myorder/$id" params={{ id: String(id) }} className={look}>
                <Trans>Order No. {id}</Trans>
              </Link>
            ) : (
              <button
                type="button"
                className={look}
                aria-disabled={open.isPending || undefined}
                onClick={() => !open.isPending && open.mutate(id)}
              >
                <Trans>Order No. {id}</Trans>
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className="font-bold empty:hidden">
        {open.error && failureText(open.error)}
      </p>
    </>
  )
}
