import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { CameBy } from '../../kit/orders/came-by.tsx'
import { phoneLinks } from '../../kit/phone-links.ts'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import type { QuoteDraftModel } from './use-quote-draft.ts'

type QuoteCustomerProps = { quote: Quote; draft: QuoteDraftModel }

/** Whom it is for, with their own discount, and how they came. */
export function QuoteCustomer({ quote: { customer }, draft }: QuoteCustomerProps) {
  const language = useLanguage()
  const { user } = useFrame()
  const { shown, call } = phoneLinks(customer.phoneNumber)
  const name = `${customer.name} ${customer.surname}`.trim()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-key border-t-2 border-b border-b-line2 bg-paper px-4 py-3">
      <strong className="font-semibold">
        {canOpen(user, 'users') ? (
          <Link to="/admin/users/$id" params={{ id: String(customer.id) }} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </strong>
      {customer.phoneNumber !== '' ? (
        <a href={call} className="hover:underline">
          {shown}
        </a>
      ) : (
        <span className="text-t2">{shown}</span>
      )}
      {customer.percentage > 0 && (
        <Mark kind="ok">
          <Trans>discount {formatPercent(customer.percentage, language)}</Trans>
        </Mark>
      )}
      {!draft.isOver && (
        <CameBy
          way={draft.typed.cameBy}
          onChoose={(cameBy) => draft.change({ cameBy })}
          className="md:ml-auto"
        />
      )}
    </div>
  )
}
